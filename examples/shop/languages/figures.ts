/** What is inserted into a text, by its name in braces: '{n} products'. */
export type Figures = Record<string, string | number>;

/** Inserts the figures into a text, with numbers as a language writes them. */
export const withFigures = (text: string, figures: Figures, locale = 'en-US'): string =>
  text.replace(/\{(\w+)\}/g, (unknown, name) => {
    const figure = figures[name];
    return typeof figure === 'number' ? figure.toLocaleString(locale) : (figure ?? unknown);
  });
