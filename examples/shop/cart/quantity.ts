import type { Product } from '../database/schema';
import { type Message, message } from './message';

/** Units that exist already: in the line, in the whole cart, and in the customer's earlier orders. */
export type Held = { inLine: number; inCart: number; orderedBefore: number };

/** What limits the quantity of a product. */
export type Limited = Pick<
  Product,
  'sku' | 'kind' | 'stock' | 'surchargeSplit' | 'maxPerLine' | 'maxPerCart' | 'maxPerCustomer'
>;

type Limit = { code: string; room: number; value: number };

export const defaultMaxPerLine = 9999;
const giftCardsPerOrder = 5;

/**
 * How many of `requested` additional units the cart accepts, and why not all of them. `parentRoom` is how many more of
 * the parent's units a plan can cover. `storeRoom` is how many more units the pick-up store has.
 */
export function grantQuantity(
  product: Limited,
  requested: number,
  held: Held,
  parentRoom?: number,
  storeRoom?: number,
): { granted: number; message?: Message } {
  const step = product.surchargeSplit ?? 1;
  const rounded = toStep(requested, step);
  const limit = tightest(limitsOf(product, held, parentRoom, storeRoom));
  const granted = Math.max(0, Math.floor(Math.min(rounded, limit.room) / step) * step);

  if (granted < rounded) {
    const figures = limit.code === 'OUT_OF_STOCK' ? {} : { value: limit.value };
    const limitMessage = message(limit.code, granted > 0 ? 'WARNING' : 'ERROR', { ...figures, itemId: product.sku });
    // the message states how many units are available; its value for scripts is how many were added, if any were
    const isPart = granted > 0 && limit.code === 'PARTIAL_QTY_AVAILABLE';
    return { granted, message: isPart ? { ...limitMessage, value: granted } : limitMessage };
  }
  if (granted !== requested) {
    return { granted, message: message('QTY_STEP_ADJUSTED', 'WARNING', { value: step, itemId: product.sku }) };
  }
  return { granted };
}

/**
 * How many units one order may contain, in all its lines together, after `orderedBefore` units by the same customer.
 */
export function largestOrder(
  { kind, maxPerCart, maxPerCustomer }: Pick<Product, 'kind' | 'maxPerCart' | 'maxPerCustomer'>,
  orderedBefore = 0,
): number {
  return Math.min(
    maxPerCart ?? Infinity,
    (maxPerCustomer ?? Infinity) - orderedBefore,
    kind === 'GIFT_CARD' ? giftCardsPerOrder : Infinity,
  );
}

/** Rounds down to a multiple of the step, but at least to one step. */
export function toStep(quantity: number, step: number): number {
  return Math.max(step, Math.floor(quantity / step) * step);
}

function limitsOf(
  product: Limited,
  held: Held,
  parentRoom: number | undefined,
  storeRoom: number | undefined,
): Limit[] {
  const perLine = product.maxPerLine ?? defaultMaxPerLine;
  const limits: Limit[] = [{ code: 'EXCEEDS_MAX_LINE_QTY', room: perLine - held.inLine, value: perLine }];
  if (product.maxPerCart !== null) {
    limits.push({ code: 'QTY_LIMIT_ITEM', room: product.maxPerCart - held.inCart, value: product.maxPerCart });
  }
  if (product.maxPerCustomer !== null) {
    const room = product.maxPerCustomer - held.inCart - held.orderedBefore;
    limits.push({ code: 'QTY_LIMIT_EXCEEDED', room, value: product.maxPerCustomer });
  }
  if (product.kind === 'GIFT_CARD') {
    limits.push({ code: 'GIFT_CARD_LIMIT_EXCEEDED', room: giftCardsPerOrder - held.inCart, value: giftCardsPerOrder });
  }
  if (parentRoom !== undefined) {
    limits.push({ code: 'EXCEEDED_LIMIT', room: parentRoom, value: parentRoom + held.inLine });
  }
  if (storeRoom !== undefined) {
    const code = storeRoom > 0 ? 'PARTIAL_QTY_AVAILABLE' : 'NOT_AVAILABLE_FOR_BOPIS';
    limits.push({ code, room: storeRoom, value: storeRoom });
  }
  const stockCode = product.stock > 0 ? 'PARTIAL_QTY_AVAILABLE' : 'OUT_OF_STOCK';
  limits.push({ code: stockCode, room: product.stock - held.inCart, value: product.stock });
  return limits;
}

/** OUT_OF_STOCK has priority, because a lower quantity does not help. Then the limit with the least room. */
function tightest(limits: Limit[]): Limit {
  return limits.reduce((least, limit) => (limit.code === 'OUT_OF_STOCK' || limit.room < least.room ? limit : least));
}
