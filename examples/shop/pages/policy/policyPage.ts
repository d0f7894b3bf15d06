import { Hono } from 'hono';
import type { ShopEnv } from '../../accounts/visitor';
import { html, nothing } from '../platform/html';
import { respondPage } from '../platform/layout';
import { readPolicyReports } from './policyReports';

/** The latest reports of what the content security policy of the shop's pages has blocked. */
export function policyPages(): Hono<ShopEnv> {
  return new Hono<ShopEnv>().get('/webapp/policy', async (c) => {
    const reports = await readPolicyReports(c.get('database'));
    return respondPage(c, {
      isEnglish: true,
      title: 'Content security policy',
      body: html`<h1>Content security policy</h1>
        <p>Every page of this store allows its own script, style sheets and pictures, and frames of its card vault. Browsers report what they block.</p>
        ${reports.length === 0 ? html`<p>Nothing was blocked.</p>` : nothing}
        <ol class="plain" aria-label="Reports">${reports.map(
          ({ at, report }) =>
            html`<li><b>${report.directive}</b> blocked <code>${report.blocked}</code> on <code>${report.page}</code>, <time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')}</time></li>`,
        )}</ol>`,
    });
  });
}
