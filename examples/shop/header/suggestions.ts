import { findProducts } from '../catalogue/findProducts';
import { subcategories } from '../catalogue/subcategories';
import type { Reader } from '../database/open';

type SuggestionBody = { text: string; url?: string };

/** Suggestions for a search: first categories, then the best sellers that match all words, each name once [HDR-023]. */
export async function suggestionsFor(reader: Reader, query: string, most: number): Promise<SuggestionBody[]> {
  const term = query.trim().toLowerCase();
  if (term === '') return [];
  const shelves = subcategories
    .filter(({ name }) =>
      name
        .toLowerCase()
        .split(' ')
        .some((word) => word.startsWith(term)),
    )
    .map(({ name, slug }) => ({ text: name, url: `/webapp/category/${slug}` }));
  const { products } = await findProducts(reader, { search: term, sort: 'popular', page: 1 });
  const found = products.map(({ name, sku }) => ({ text: name, url: `/webapp/product/${sku}` }));
  const isFirst = ({ text }: SuggestionBody, index: number) => found.findIndex((each) => each.text === text) === index;
  return [...shelves, ...found.filter(isFirst)].slice(0, most);
}
