import type { BrowserContext } from 'playwright';

/** What Firefox reports, and no page has done: the digests in it are of these. */
const NOT_OF_THE_PAGE = [
  // nothing: each file that a navigation has cancelled is one of a wrong integrity
  '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  // `body {}`: its driver adds that style sheet before a screenshot, and the policy of the page forbids it
  'YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA=',
];

/** What the two versions of Playwright have in common. */
type ErrorSource = { on(event: 'weberror', listener: (event: { error(): Error }) => void): unknown };

/** Collects the uncaught errors and unhandled rejections of a visitor's pages. */
export function collectErrors(context: ErrorSource): string[] {
  const reports: string[] = [];
  context.on('weberror', (event) => {
    const report = `uncaught: ${event.error()}`;
    if (!NOT_OF_THE_PAGE.some((digest) => report.includes(digest))) reports.push(report);
  });
  return reports;
}

/** Collects also the errors and warnings of their consoles, including violations of the content security policy. */
export function collectReports(context: BrowserContext): string[] {
  const reports = collectErrors(context);
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      reports.push(`${message.text()} (${message.location().url})`);
  });
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
