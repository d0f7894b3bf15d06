import { moneyFromDecimal } from '../../../src/core/platform/rules/money';
import { decimalFromMoney, multiplyMoney } from '../../../src/core/platform/rules/moneyMath';
import type { SaveBody, SavedItemBody } from '../../../src/core/saved/contract/savedItems';
import type { FakeProduct } from './fakeShopProducts';

type Row = { sflId: string; sku: string; from: Map<string, number>; details: object };

/** The fake shop's saved items: a row for each product, in the wire format, newest first. */
export type FakeSaved = {
  readonly items: SavedItemBody[];
  /** Saves a product, as another device would. `details` override the shop's fields. */
  put(sku: string, qty?: number, details?: object): void;
  clear(): void;
};

export type FakeSavedRequests = FakeSaved & {
  page(page: number, size: number): { sflItems: SavedItemBody[]; totalItems: number };
  /** Saving one cart line twice saves it once. */
  save(body: SaveBody): { sflItems: SavedItemBody[]; totalItems: number };
  remove(id: string): { sflItems: SavedItemBody[]; totalItems: number };
};

export function createFakeSaved(products: Record<string, FakeProduct>): FakeSavedRequests {
  let rows: Row[] = [];
  let lastNumber = 0;

  function rowOf(sku: string): Row {
    const known = rows.find((row) => row.sku === sku);
    const row = known ?? { sflId: `saved-${++lastNumber}`, sku, from: new Map(), details: {} };
    rows = [row, ...rows.filter((other) => other !== row)];
    return row;
  }

  function bodyOf({ sflId, sku, from, details }: Row): SavedItemBody {
    const product = products[sku];
    const qty = [...from.values()].reduce((sum, units) => sum + units, 0);
    const unit = moneyFromDecimal(product?.price ?? '0.00', 'USD');
    return {
      sflId,
      itemId: sku,
      qty,
      isItemOOS: product?.stock === 0,
      itemDetails: {
        imageUrl: product?.imageUrl ?? `/images/${sku}.webp`,
        name: product?.name ?? sku,
        model: `M-${sku}`,
        itemUrl: `/product_${sku}`,
        reviewCount: null,
        reviewRating: null,
        priceInfo: {
          uom: 'Each',
          finalPricePerUnit: decimalFromMoney(unit),
          finalPrice: decimalFromMoney(multiplyMoney(unit, qty)),
          basePrice: product?.basePrice ?? decimalFromMoney(unit),
        },
        deliveryDate: null,
        relatedItems: [],
        ...details,
      },
    };
  }

  const answer = (some: Row[]) => ({ sflItems: some.map(bodyOf), totalItems: rows.length });

  return {
    get items() {
      return rows.map(bodyOf);
    },
    put(sku, qty = 1, details = {}) {
      const row = rowOf(sku);
      row.from.set('put', qty);
      row.details = details;
    },
    clear() {
      rows = [];
    },
    page: (page, size) => answer(rows.slice((page - 1) * size, page * size)),
    save({ items }) {
      const saved = items.map(({ itemId, qty, cartItemId }) => {
        const row = rowOf(itemId);
        row.from.set(cartItemId ?? `save-${++lastNumber}`, qty);
        return row;
      });
      return answer(saved);
    },
    remove(id) {
      rows = rows.filter((row) => row.sflId !== id && row.sku !== id);
      return answer([]);
    },
  };
}
