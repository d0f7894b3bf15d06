import type { BrowserContext } from 'playwright';

/**
 * Collects everything that a visitor's pages report: console errors and warnings, including violations of the content
 * security policy, uncaught errors, and unhandled rejections.
 */
export function collectReports(context: BrowserContext): string[] {
  const reports: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      reports.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (event) => reports.push(`uncaught: ${event.error()}`));
  return reports;
}

/** The reports that match no expected pattern. */
export function surprises(reports: string[], expected: RegExp[]): string[] {
  return reports.filter((report) => !expected.some((pattern) => pattern.test(report)));
}

/** The expected patterns that no report has matched so far. */
export function unmet(reports: string[], expected: RegExp[]): RegExp[] {
  return expected.filter((pattern) => !reports.some((report) => pattern.test(report)));
}
