import { raw } from 'hono/html';
import type { StorefrontConfig } from '../../../../src/core/platform/client/settings';
import { type Html, html } from './html';
import { scriptSafe } from './jsonChild';

/** What the head of every page begins with: its title, its style sheet, and the configuration of the widgets. */
export function pageHead(title: string, config: StorefrontConfig): Html {
  return html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Quire Office Supplies</title>
<link rel="stylesheet" href="/shop.css">
<script type="application/json" data-quire-config>${raw(scriptSafe(config))}</script>`;
}
