import * as v from '../../../schema';
import { CommerceError } from '../../platform/rules/commerceError';
import { ProductTileBody } from '../contract/productTile';
import type { ProductTile } from '../rules/productTile';
import { toProductTile } from './toProductTile';

/**
 * Parses a product that the page provides in the shop's wire format [TILE-020]. Throws CommerceError `integration`,
 * which names the first invalid field, and CommerceError `contract` for an amount that its currency does not allow.
 */
export function parseProvidedTile(item: unknown, currency: string): ProductTile {
  if (item === undefined) throw wrongItem('expected sku, or item with the product, received neither', item);
  const parsed = v.safeParse(ProductTileBody, item);
  if (parsed.success) return toProductTile(parsed.output, currency);
  const [issue] = parsed.issues;
  const field = v.getDotPath(issue) ?? '';
  throw wrongItem(`item${field && `.${field}`}: expected ${issue.expected}, received ${issue.received}`, item);
}

const wrongItem = (message: string, body: unknown) =>
  new CommerceError('integration', 'ITEM_INVALID', message, { body });
