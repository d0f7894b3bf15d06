import type { BrowserContext } from 'playwright';

/**
 * Everything the pages of a visitor complained about: errors and warnings of the console, where refusals of a content
 * security policy are among them, errors that nobody caught, and rejections that nobody handled.
 */
export function collectTroubles(context: BrowserContext): string[] {
  const troubles: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      troubles.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (event) => troubles.push(`uncaught: ${event.error()}`));
  return troubles;
}

/** The troubles that no expectation speaks of. */
export function surprises(troubles: string[], expected: RegExp[]): string[] {
  return troubles.filter((trouble) => !expected.some((pattern) => pattern.test(trouble)));
}

/** The expectations that no trouble has met so far. */
export function unmet(troubles: string[], expected: RegExp[]): RegExp[] {
  return expected.filter((pattern) => !troubles.some((trouble) => pattern.test(trouble)));
}
