import { html } from './html';

/** Overlays that other widgets and the page's scripts may open. Nothing is downloaded for them until then. */
export const pageOverlays = html`<div data-quire="quick-view"></div>
<div data-quire="quick-buy"></div>
<div data-quire="furniture-table"></div>
<div data-quire="out-of-stock-overlay"></div>
<div data-quire="replacement-drawer"></div>
<div data-quire="bopis-overlay"></div>
<div data-quire="api-failure-overlay"></div>
<div data-quire="login-drawer"></div>
<div data-quire="expert-suggest"></div>
<div data-quire="auto-restock-drawer"></div>
<div data-quire="loyalty-enrollment"></div>
<div data-quire="create-list-drawer"></div>
<div data-quire="subscribe-offers"></div>
<div data-quire="become-customer"></div>
<div data-quire="marketing-drawer" data-thank-you-url="/webapp/thank-you"></div>`;
