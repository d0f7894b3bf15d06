import type { CartBody } from '../../../src/core/cart/contract/cart';
import type {
  AddBody,
  AddItemBody,
  CouponsBody,
  FreeItemsBody,
  UpdateBody,
} from '../../../src/core/cart/contract/cartRequests';
import type { LineItemBody } from '../../../src/core/cart/contract/lineItem';
import type { MessageBody } from '../../../src/core/platform/contract/message';
import { moneyFromDecimal } from '../../../src/core/platform/rules/money';
import { addMoney, decimalFromMoney, multiplyMoney } from '../../../src/core/platform/rules/moneyMath';
import type { DelegateBody } from '../../../src/core/stores/contract/stores';
import { changeFreeItems, extrasBody, type FakeExtras, fakeExtras, furnitureService } from './fakeShopExtras';
import type { FakeProduct } from './fakeShopProducts';

const CURRENCY = 'USD';

type FakeLine = { cartItemId: string; sku: string; qty: number; requested: Partial<LineItemBody> };

/** The effects of the last request, line by line. They are only in its response. */
type LineEffects = Map<string, Partial<LineItemBody>>;

/** A refusal of a whole request, with the shop's own code. */
export type Refused = { refusal: { code: string; message: string } };

/** The cart of the fake shop, with correct totals, stock and limits, in the wire format. */
export type FakeCart = {
  /** The current lines in the wire format. */
  readonly items: LineItemBody[];
  /** The whole current cart in the wire format. */
  readonly body: CartBody;
  /** Fields that every response adds to the cart or overrides. */
  extra: Partial<CartBody>;
  messages: MessageBody[];
  /** Coupons and free items. */
  readonly extras: FakeExtras;
  /** Adds a line or changes its quantity; 0 removes it. Like a change on another device, no response reports it. */
  put(sku: string, qty: number, fields?: Partial<LineItemBody>): void;
  clear(): void;
};

export type FakeCartRequests = FakeCart & {
  add(body: AddBody): CartBody;
  update(body: UpdateBody): CartBody | Refused;
  remove(cartItemId: string): CartBody | Refused;
  /** Sets the pick-up delegate, or removes it. */
  nameDelegate(body: DelegateBody): CartBody;
  changeCoupons(body: CouponsBody): CartBody;
  changeFreeItems(body: FreeItemsBody): CartBody;
  /** Returns every item without adding it, with this message. */
  refuseItems(items: AddItemBody[], message: MessageBody): CartBody;
};

/** A change of delivery, in the fields of its line. */
function deliveredAs({ deliveryType, pickupStoreNumber, ...fields }: Record<string, unknown>): Partial<LineItemBody> {
  if (typeof deliveryType !== 'string') return fields;
  const store = typeof pickupStoreNumber === 'string' ? { pickupStoreNumber } : {};
  return { ...fields, selectedDeliveryOption: { deliveryType, ...store } as LineItemBody['selectedDeliveryOption'] };
}

const addressOf = ({ firstName, lastName, phone, email }: NonNullable<DelegateBody['pickupDelegate']>) => ({
  type: 'ST',
  firstName,
  lastName,
  phones: [phone],
  email: { emailId1: email },
});

export function createFakeCart(products: Record<string, FakeProduct>): FakeCartRequests {
  let lines: FakeLine[] = [];
  let lastNumber = 0;
  let extra: Partial<CartBody> = {};
  let messages: MessageBody[] = [];
  const extras = fakeExtras();

  const newLine = (sku: string, requested: Partial<LineItemBody> = {}): FakeLine => {
    const line = { cartItemId: `line-${++lastNumber}`, sku, qty: 0, requested };
    lines = [...lines, line];
    return line;
  };

  function itemOf(sku: string, qty: number): LineItemBody {
    const product = products[sku];
    const unit = moneyFromDecimal(product?.price ?? '0.00', CURRENCY);
    return {
      itemId: sku,
      partNumber: sku,
      qty,
      quantityLimit: product?.limit,
      product: {
        name: product?.name ?? sku,
        partNumber: sku,
        brandName: product?.brandName,
        url: `/product_${sku}`,
        images: { standard: [product?.imageUrl ?? `/images/${sku}.webp`] },
        productTypeName: product?.productTypeName,
        baseCategory: product?.baseCategory,
      },
      priceInfo: {
        finalPricePerUnit: decimalFromMoney(unit),
        finalPrice: decimalFromMoney(multiplyMoney(unit, qty)),
        basePrice: product?.basePrice ?? decimalFromMoney(unit),
      },
      ...(product && product.stock !== undefined && { inventory: [{ itemId: sku, availablequantity: product.stock }] }),
      ...product?.line,
    };
  }

  const bodyOf = (effects: LineEffects = new Map(), others: LineItemBody[] = []): CartBody => {
    const items = lines.map((line) => ({
      ...itemOf(line.sku, line.qty),
      cartItemId: line.cartItemId,
      status: 'ACTIVE' as const,
      actioned: 'NONE' as const,
      ...line.requested,
      ...effects.get(line.cartItemId),
    }));
    const units = lines.reduce((sum, line) => sum + line.qty, 0);
    const subtotal = decimalFromMoney(
      lines.reduce(
        (sum, { sku, qty }) =>
          addMoney(sum, multiplyMoney(moneyFromDecimal(products[sku]?.price ?? '0', CURRENCY), qty)),
        moneyFromDecimal('0', CURRENCY),
      ),
    );
    const service = furnitureService(items.filter(({ itemId }) => products[itemId]?.line?.furnSvcInfo !== undefined));
    const fee = moneyFromDecimal(service.sums?.furnSvcFee ?? '0', CURRENCY);
    const total = decimalFromMoney(addMoney(moneyFromDecimal(subtotal, CURRENCY), fee));
    const sums = {
      cartSubTotal: subtotal,
      cartSubTotalAfterCoupons: subtotal,
      orderTotal: total,
      balanceOrdTotal: total,
    };
    return {
      cartId: 'cart-1',
      type: 'REGULAR',
      status: 'ACTIVE',
      items: [...items, ...(service.line ? [service.line] : []), ...others],
      ...extrasBody(extras, items, itemOf),
      messages: lines.length > 0 ? messages : [...messages, { code: 'EMPTY_CART', type: 'WARNING' }],
      cartSummary: { ...sums, ...service.sums, numberOfItems: units },
      cartAttributes: { userType: 'GUEST', numberOfItems: units, numberOfLineItems: lines.length },
      ...extra,
    };
  };

  const unadded = (item: AddItemBody, message: MessageBody): LineItemBody => ({
    ...itemOf(item.itemId, 0),
    status: 'TRANSIENT',
    requestedQty: item.qty,
    qtyAdded: 0,
    messages: [message],
    ...(item.deliveryType && { selectedDeliveryOption: { deliveryType: item.deliveryType } }),
  });

  /** How many of the wanted units the shop grants, and its message. */
  function granted(sku: string, had: number, wanted: number): { qty: number; message?: MessageBody } {
    const { stock = Number.POSITIVE_INFINITY, limit = Number.POSITIVE_INFINITY, message } = products[sku] ?? {};
    if (message) return { qty: message.type === 'ERROR' ? had : wanted, message };
    const qty = Math.max(had, Math.min(wanted, stock, limit));
    if (qty === wanted) return { qty };
    const type = qty > had ? 'WARNING' : 'ERROR';
    if (qty === limit) return { qty, message: { code: 'QTY_LIMIT_ITEM', type, value: limit } };
    if (qty > had) return { qty, message: { code: 'PARTIAL_QTY_AVAILABLE', type, value: qty - had } };
    return { qty, message: { code: 'OUT_OF_STOCK', type } };
  }

  const requestedOf = (item: AddItemBody): Partial<LineItemBody> => ({
    ...(item.deliveryType && {
      selectedDeliveryOption: { deliveryType: item.deliveryType, pickupStoreNumber: item.pickupStoreNumber },
    }),
    ...(item.parentRelationType && {
      parentItemId: item.parentItemId,
      parentRelationCartItemId: item.parentRelationCartItemId,
      parentRelationType: item.parentRelationType as LineItemBody['parentRelationType'],
    }),
  });

  const isSameLine = (line: FakeLine, item: AddItemBody) =>
    line.sku === item.itemId && JSON.stringify(line.requested) === JSON.stringify(requestedOf(item));

  const effectOf = (
    action: 'ADD_ITEM' | 'EDIT_ITEM',
    had: number,
    wanted: number,
    { qty, message }: ReturnType<typeof granted>,
  ) => ({
    actioned: qty === had ? ('NONE' as const) : action,
    prevQty: had,
    qtyAdded: qty - had,
    requestedQty: wanted,
    ...(message && { messages: [message] }),
  });

  const cart: FakeCartRequests = {
    extras,
    get items() {
      return bodyOf().items ?? [];
    },
    get body() {
      return bodyOf();
    },
    get extra() {
      return extra;
    },
    set extra(value) {
      extra = value;
    },
    get messages() {
      return messages;
    },
    set messages(value) {
      messages = value;
    },
    put(sku, qty, fields) {
      const line = lines.find((candidate) => candidate.sku === sku) ?? newLine(sku, fields);
      line.qty = qty;
      lines = lines.filter((line) => line.qty > 0);
    },
    clear() {
      lines = [];
    },
    add({ items, beforeCartItemId }) {
      const known = lines.length;
      const effects: LineEffects = new Map();
      const others: LineItemBody[] = [];
      for (const item of items) {
        const product = products[item.itemId];
        if (!product) {
          others.push(unadded(item, { code: 'INVALID_ITEM', type: 'ERROR' }));
          continue;
        }
        const line = lines.find((candidate) => isSameLine(candidate, item));
        const had = line?.qty ?? 0;
        const result = granted(item.itemId, had, had + item.qty);
        if (result.qty === had) {
          others.push(unadded(item, result.message ?? { code: 'OUT_OF_STOCK', type: 'ERROR' }));
          continue;
        }
        const target = line ?? newLine(item.itemId, requestedOf(item));
        target.qty = result.qty;
        effects.set(target.cartItemId, effectOf('ADD_ITEM', had, item.qty, result));
      }
      const place = lines.findIndex(({ cartItemId }) => cartItemId === beforeCartItemId);
      if (place >= 0) lines = [...lines.slice(0, place), ...lines.slice(known), ...lines.slice(place, known)];
      const related = items.flatMap((item) => products[item.itemId]?.related ?? []);
      return {
        ...bodyOf(effects, others),
        ...(related.length > 0 && {
          relatedItems: related.map((sku) => {
            const { itemId, product, priceInfo } = itemOf(sku, 1);
            return { itemId, product, priceInfo, relationType: products[sku]?.relation };
          }),
        }),
      };
    },
    update({ items }) {
      const effects: LineEffects = new Map();
      const removed: LineItemBody[] = [];
      if (items.some((item) => !lines.some((line) => line.cartItemId === item.cartItemId)))
        return { refusal: { code: 'CART_ITEM_ID_NOT_FOUND', message: 'No such line' } };
      for (const { cartItemId, qty, ...fields } of items) {
        const line = lines.find((candidate) => candidate.cartItemId === cartItemId);
        if (!line) continue;
        if (qty === 0) removed.push(removeLine(line));
        else if (qty !== undefined) {
          const had = line.qty;
          const result = qty < had ? { qty } : granted(line.sku, had, qty);
          line.qty = result.qty;
          effects.set(cartItemId, effectOf('EDIT_ITEM', had, qty, result));
        }
        line.requested = { ...line.requested, ...deliveredAs(fields) };
      }
      return bodyOf(effects, removed);
    },
    remove(cartItemId) {
      const line = lines.find((candidate) => candidate.cartItemId === cartItemId);
      return line
        ? bodyOf(new Map(), [removeLine(line)])
        : { refusal: { code: 'CART_ITEM_ID_NOT_FOUND', message: 'No such line' } };
    },
    nameDelegate({ pickupDelegate: person }) {
      const known = (extra.addresses ?? []) as { type?: string }[];
      const others = known.filter(({ type }) => type !== 'ST');
      extra = { ...extra, addresses: [...others, ...(person ? [addressOf(person)] : [])] };
      return bodyOf();
    },
    changeCoupons({ coupons }) {
      extras.applied = coupons.slice(0, extras.mostCoupons);
      return bodyOf();
    },
    changeFreeItems(body) {
      changeFreeItems(body, cart.put);
      return bodyOf();
    },
    refuseItems: (items, message) =>
      bodyOf(
        new Map(),
        items.map((item) => unadded(item, message)),
      ),
  };

  function removeLine(line: FakeLine): LineItemBody {
    lines = lines.filter((each) => each !== line);
    return {
      ...itemOf(line.sku, 0),
      cartItemId: line.cartItemId,
      status: 'DELETED',
      actioned: 'DELETED_ITEM',
      prevQty: line.qty,
      qtyAdded: -line.qty,
      requestedQty: 0,
    };
  }

  return cart;
}
