import type { FormContext } from './formContext';
import { type Html, html } from './html';

/** The breadcrumbs from the home page. A step without a page of its own has no link. */
export function crumbs({ say }: Pick<FormContext, 'say'>, ...steps: { label: string; href?: string }[]): Html {
  return html`<nav class="crumbs" aria-label="${say('Breadcrumbs')}"><a href="/">${say('Home')}</a>${steps.map(
    ({ label, href }) => html` / ${href === undefined ? label : html`<a href="${href}">${label}</a>`}`,
  )}</nav>`;
}
