import type { Product } from '../../database/schema';
import { detailsOf, sidesOf } from './details';

/** The pictures that a product may have. */
export const VIEWS = ['front', 'closeUp', 'inPlace', 'pack', 'size'] as const;

export type View = (typeof VIEWS)[number];

/** The pictures of a product: its name decides whether pictures of its pack and its size are among them. */
export function viewsOf({ kind, name }: Pick<Product, 'kind' | 'name'>): View[] {
  if (kind !== 'PRODUCT') return ['front'];
  return [
    'front',
    'closeUp',
    'inPlace',
    ...(detailsOf(name).pack ? (['pack'] as const) : []),
    ...(sidesOf(name) ? (['size'] as const) : []),
  ];
}
