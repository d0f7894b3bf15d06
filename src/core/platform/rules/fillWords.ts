/** What a text's placeholders stand for: `{n}` is `n`. */
export type Figures = Readonly<Record<string, string | number | undefined>>;

/**
 * A text with its placeholders filled. A sentence whose figure is not known is left out, so that no customer reads a gap;
 * '' when none is left.
 */
export function fillWords(text: string, figures: Figures = {}): string {
  const isKnown = (sentence: string) =>
    [...sentence.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => figures[name] !== undefined);
  return text
    .split(/(?<=[.!?])\s+/)
    .filter(isKnown)
    .join(' ')
    .replace(/\{(\w+)\}/g, (_, name: string) => String(figures[name]));
}
