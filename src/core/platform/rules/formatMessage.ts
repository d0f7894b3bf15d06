/** The values of a text's placeholders: `{n}` is replaced by `n`. */
export type Figures = Readonly<Record<string, string | number | undefined>>;

/**
 * Fills the placeholders of a text. A sentence with an unknown figure is dropped, so that customers never see an
 * unfilled placeholder. Returns '' when no sentence is left.
 */
export function formatMessage(text: string, figures: Figures = {}): string {
  const isKnown = (sentence: string) =>
    [...sentence.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => figures[name] !== undefined);
  return text
    .split(/(?<=[.!?])\s+/)
    .filter(isKnown)
    .join(' ')
    .replace(/\{(\w+)\}/g, (_, name: string) => String(figures[name]));
}
