/** What this browser remembers; a browser that forbids it simply forgets. */

export function recall<Thing>(key: string, otherwise: Thing): Thing {
  try {
    const text = localStorage.getItem(`tablee.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as Thing);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, thing: unknown): void {
  try {
    localStorage.setItem(`tablee.${key}`, JSON.stringify(thing));
  } catch {
    // Private windows may refuse: nothing is lost but the memory.
  }
}
