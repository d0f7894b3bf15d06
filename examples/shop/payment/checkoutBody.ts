import type {
  CheckoutPaymentBody,
  PaymentAddressBody,
  PaymentBody,
  VendorBody,
} from '../../../src/core/payment/contract/payment';
import { ownerOf } from '../accounts/owner';
import type { Visitor } from '../accounts/session';
import { buyingOf } from '../business/company';
import { findCart } from '../cart/findCart';
import { readLines } from '../cart/line';
import { message } from '../cart/message';
import { decimal } from '../cart/price';
import { totalsOf } from '../cart/totals';
import type { Reader } from '../database/open';
import type { AddressFields, CardFace, SavedCardRow } from '../database/schema';
import { vendorNamed } from '../provider/vendors';
import { readAddresses } from './addresses';
import { shareOut } from './amounts';
import { readCartPayments } from './cartPayments';
import { accountPaymentOf, purchaseOrderBodies } from './companyPayment';
import { mostCards, readCards } from './savedCards';
import { shownOf } from './shownOrder';
import { unpaidMethodsOf } from './unpaidMethods';

/** The URL of the card frame, without which cards cannot be typed, and the vendors that the visitor may pay with. */
export type PaymentPlaces = { frameUrl: string | undefined; vendors: VendorBody[] };

/**
 * The payments of the cart so far, and the available payment methods. Contains only the last four digits of a card
 * number.
 */
export async function checkoutBody(
  reader: Reader,
  visitor: Visitor,
  { frameUrl, vendors }: PaymentPlaces,
): Promise<CheckoutPaymentBody> {
  const cart = await findCart(reader, visitor);
  const lines = cart ? await readLines(reader, cart.id) : [];
  const totals = totalsOf(cart, lines, visitor.account);
  const { total } = totals;
  const { shares, due } = shareOut(total, await readCartPayments(reader, cart));
  const buying = await buyingOf(reader, visitor.account);
  const methods = unpaidMethodsOf(visitor, lines);
  const poNumber = buying && cart?.poNumber;
  const cards = await readCards(reader, visitor);
  const lastUsed = cards.reduce<SavedCardRow | undefined>(
    (last, card) => (card.usedAt && (!last?.usedAt || card.usedAt > last.usedAt) ? card : last),
    undefined,
  );
  return {
    orderPayment: {
      orderPayments: [
        ...shares.map(
          (share): PaymentBody => ({
            ...common(share),
            id: share.id,
            profileRefId: share.savedCardId,
            vendorPaymentType: vendorNamed(share.paymentType)?.type ?? null,
            amountApplied: decimal(share.amount),
            source: share.savedCardId || vendorNamed(share.paymentType) ? null : 'USER_KEYED',
          }),
        ),
        ...purchaseOrderBodies(poNumber),
      ],
      orderTotal: decimal(total),
      balanceDue: decimal(poNumber ? 0 : due),
      version: shownOf({ cart, lines, totals, shares, buying }).version,
    },
    userPayment: {
      payments: cards.map((card) => ({
        ...common(card),
        id: card.id,
        isDefault: card.isDefault,
        profilePayment: true,
        isLastUsed: card.id === lastUsed?.id,
      })),
      maxCards: mostCards,
    },
    addresses: (await readAddresses(reader, ownerOf(visitor))).map(({ id, type, fields }) => ({
      ...addressBodyOf(fields),
      id,
      type,
    })),
    // the account pays what no purchase order covers; cards and vendors are for consumers
    ...(buying && { accountPayment: accountPaymentOf(buying, total) }),
    // a consumer may pay without a payment, as long as none is applied
    invoicePayment: !buying && shares.length === 0 && methods.includes('INVOICE'),
    pickupPayment: !buying && shares.length === 0 && methods.includes('PICKUP'),
    ...(frameUrl && !buying && { cardFrame: { url: frameUrl } }),
    vendors: buying ? [] : vendors,
    messages: lines.length === 0 ? [message('EMPTY_CART', 'WARNING')] : [],
  };
}

type Common = { paymentType: string; face: CardFace; nickname: string | null; billingAddress: AddressFields | null };

function common({ paymentType, face, nickname, billingAddress }: Common) {
  return {
    paymentType,
    currencyCode: 'USD',
    accountNumber: face.lastFour,
    ...(face.brand && { brand: face.brand, expiryMonth: face.month, expiryYear: face.year }),
    ...(nickname && { userNotes: nickname }),
    ...(billingAddress && { billingAddress: addressBodyOf(billingAddress) }),
  };
}

function addressBodyOf(fields: AddressFields): PaymentAddressBody {
  return { ...fields };
}
