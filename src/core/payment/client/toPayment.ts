import { toMessages } from '../../cart/client/toCart';
import { isSet, orUndefined, toMoney } from '../../platform/client/wireValue';
import { checkPhone } from '../../platform/rules/contact';
import type { CheckoutPaymentBody, PaymentAddressBody, PaymentBody } from '../contract/payment';
import type { AddressRequestBody } from '../contract/paymentRequests';
import { normalBrand } from '../rules/card/brand';
import type { CheckoutPayment, Vendor } from '../rules/checkoutPayment';
import { type Address, type AddressType, type Payment, remainingAmount } from '../rules/payment';

const ADDRESS_TYPES: readonly AddressType[] = ['B', 'S', 'SB', 'ST'];

/** Removes undefined properties, so that absence has one representation. */
function known<Shape extends object>(shape: { [Key in keyof Shape]: Shape[Key] | undefined }): Shape {
  return Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as Shape;
}

export function toAddress(body: PaymentAddressBody): Address {
  return known<Address>({
    id: orUndefined(body.id),
    type: ADDRESS_TYPES.find((type) => type === body.type),
    firstName: body.firstName ?? '',
    lastName: body.lastName ?? '',
    organizationName: orUndefined(body.organizationName),
    address1: body.address1 ?? '',
    address2: orUndefined(body.address2),
    city: body.city ?? '',
    state: body.state ?? '',
    zipCode: body.zipCode ?? '',
    country: body.country ?? 'US',
    phones: (body.phones ?? []).flatMap(({ number }) => orUndefined(number) ?? []),
  });
}

/** An address in the form of a request: its phone numbers contain digits only [ADDR-003]. */
export function addressBody({ type = 'B', phones = [], ...rest }: Address): AddressRequestBody {
  const numbers = phones.map(checkPhone).flatMap((verdict) => (verdict.ok ? [{ number: verdict.phone }] : []));
  return { ...rest, type, phones: numbers };
}

const text = (value: string | number | null | undefined) =>
  orUndefined(value) === undefined ? undefined : String(value);

function toPayment(body: PaymentBody, currency: string): Payment {
  const { expiryDay: day, expiryMonth: month, expiryYear: year } = body;
  const brand = orUndefined(body.brand);
  return known<Payment>({
    id: body.id,
    type: orUndefined(body.vendorPaymentType) ?? body.paymentType,
    brand: brand === undefined ? undefined : normalBrand(brand),
    // a shop that masks the number sends more than the last four digits
    lastFour: orUndefined(body.accountNumber)?.slice(-4),
    nickname: orUndefined(body.userNotes),
    expiry: text(month) || text(year) ? known({ day: text(day), month: text(month), year: text(year) }) : undefined,
    isDefault: isSet(body.isDefault) || isSet(body.defaultPayment),
    isLastUsed: isSet(body.isLastUsed),
    isSaved: isSet(body.profilePayment),
    amount: toMoney(body.amountApplied, 'payment: amountApplied', currency),
    billingAddress: body.billingAddress ? toAddress(body.billingAddress) : undefined,
    purchaseOrderNumber: orUndefined(body.purchaseOrderNumber),
  });
}

/** Ignores vendors without a usable URL. */
function toVendors({ vendors }: CheckoutPaymentBody): Vendor[] {
  return (vendors ?? [])
    .filter(({ url }) => /^https?:\/\/[^/]/.test(url))
    .map(({ vendorPaymentType: type, name, url }) => ({ type, name, url }));
}

/**
 * Converts the shop's payments to the domain types. Throws CommerceError `contract` for an amount with too many
 * decimals.
 */
export function toCheckoutPayment(body: CheckoutPaymentBody, currency: string): CheckoutPayment {
  const { orderPayment, userPayment } = body;
  const applied = (orderPayment.orderPayments ?? []).map((each) => toPayment(each, currency));
  const total = toMoney(orderPayment.orderTotal, 'payment: orderTotal', currency);
  const remaining = toMoney(orderPayment.balanceDue, 'payment: balanceDue', currency);
  return known<CheckoutPayment>({
    applied,
    cards: (userPayment?.payments ?? []).map((each) => toPayment(each, currency)),
    cardLimit: orUndefined(userPayment?.maxCards),
    addresses: (body.addresses ?? []).map(toAddress),
    total,
    remaining: remaining ?? (total && remainingAmount(total, applied)),
    account: body.accountPayment
      ? known<NonNullable<CheckoutPayment['account']>>({
          name: orUndefined(body.accountPayment.name),
          needsApproval: isSet(body.accountPayment.needsApproval) || undefined,
        })
      : undefined,
    isInvoiceOffered: isSet(body.invoicePayment) || undefined,
    isPickupOffered: isSet(body.pickupPayment) || undefined,
    version: orUndefined(orderPayment.version),
    frameUrl: orUndefined(body.cardFrame?.url),
    vendors: toVendors(body),
    messages: toMessages(body.messages),
  });
}
