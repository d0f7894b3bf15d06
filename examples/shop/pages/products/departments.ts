import { subcategoryPicturePath } from '../../cart/answer/productBody';
import { subcategories } from '../../catalogue/subcategories';
import type { Text } from '../../languages/say';
import type { FormContext } from '../platform/formContext';
import { type Html, html } from '../platform/html';

/** A link to each department that has a picture: on the home page, and where a customer found nothing. */
export function departments({ say }: Pick<FormContext, 'say'>): Html {
  const shown = subcategories.filter(({ slug }) => slug !== 'services');
  return html`<section><h2>${say('Departments')}</h2>
    <ul class="shelf-grid">${shown.map(
      ({ slug, name }) =>
        html`<li><a href="/webapp/category/${slug}"><img src="${subcategoryPicturePath(slug)}" width="90" height="90" alt="" loading="lazy">${say(name as Text)}</a></li>`,
    )}</ul></section>`;
}
