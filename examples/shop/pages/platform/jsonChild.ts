import { raw } from 'hono/html';
import { type Html, html } from './html';

/** The lists and objects of a widget's element. */
export const jsonChild = (values: object): Html =>
  html`<script type="application/json">${raw(scriptSafe(values))}</script>`;

/** JSON that cannot close its script element. */
export function scriptSafe(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
