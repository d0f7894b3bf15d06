import type { BrowserContext } from 'playwright';

/**
 * Collects everything that a visitor's pages report: console errors and warnings, including violations of the content
 * security policy, uncaught errors, and unhandled rejections.
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

/** The reports that match no expected pattern. */
export function surprises(troubles: string[], expected: RegExp[]): string[] {
  return troubles.filter((trouble) => !expected.some((pattern) => pattern.test(trouble)));
}

/** The expected patterns that no report has matched so far. */
export function unmet(troubles: string[], expected: RegExp[]): RegExp[] {
  return expected.filter((pattern) => !troubles.some((trouble) => pattern.test(trouble)));
}
