/**
 * Marks what a hint speaks of, at any game: the cards and buttons that make its move. They say themselves what they do, in
 * `data-move` or, where a card can do several things, in `data-moves`.
 */

let sheet: CSSStyleSheet | null = null;

export function pointAt(move: string | null): void {
  if (!sheet) {
    if (move === null) return;
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  const name = move === null ? "" : CSS.escape(move);
  sheet.replaceSync(
    move === null
      ? ""
      : `[data-move="${name}"], [data-moves~="${name}"] { outline: 4px dashed var(--good); outline-offset: 1px; }
         .held:has([data-moves~="${name}"], [data-move="${name}"]) { z-index: 3; }`,
  );
}
