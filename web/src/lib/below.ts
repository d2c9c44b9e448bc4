/** The path that this page is found below, as the server wrote it into the page; empty at the top of a name. */
const path = typeof document === "undefined" ? "" : (document.querySelector<HTMLMetaElement>('meta[name="path"]')?.content ?? "");

/** Where something of ours is, by its address as it would be at the top. */
export function below(address: string): string {
  return `${path}${address}`;
}

/** The address as it would be at the top. */
export function within(address: string): string {
  return address.startsWith(`${path}/`) ? address.slice(path.length) : address;
}
