import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Axe's tag for a target size of at least 24 × 24 px, or equivalent spacing: WCAG 2.5.8. */
export const TARGETS = ['wcag258'];

/** WCAG 2.0 to 2.2, levels A and AA. */
export const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Axe = {
  run(context: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

/**
 * The page's violations of WCAG, each with the elements. Checks every rule and element, unless `tags` selects rules.
 */
export async function findViolations(page: Pick<Page, 'evaluate'>, tags = EVERY_RULE): Promise<string[]> {
  // evaluated instead of added as a script, because the page's policy may forbid foreign scripts
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${readFileSync(script, 'utf8')};0`);
  return page.evaluate(async (values) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, tags);
}
