import type { CartBody } from '../../../src/core/cart/contract/cart';
import type {
  AccountInfoBody,
  AccountingBody,
  AddressBody,
  ShipToBody,
} from '../../../src/core/checkout/contract/accounting';
import type { FakeCart, FakeCartRequests, Refused } from './fakeShopCart';

const LOCATIONS: AddressBody[] = [
  {
    id: '1',
    type: 'S',
    organizationName: 'Head office',
    address1: '200 West 79th Street',
    address2: 'Floor 3',
    city: 'New York',
    state: 'NY',
    zipCode: '10024',
  },
  {
    id: '2',
    type: 'S',
    organizationName: 'Warehouse',
    address1: '1411 North 22nd Street',
    city: 'Philadelphia',
    state: 'PA',
    zipCode: '19121',
  },
];

const center = (budgetCenter: string, availableBalance: string | null) => ({
  budgetCenter,
  bcDetails: { availableBalance },
});

const INFO: AccountInfoBody = {
  bcName: null,
  purchaseOrderNumber: null,
  purchaseOrderRelease: null,
  budgetCenters: [center('Facilities', '8420.00'), center('Management', null), center('Training', '20.00')],
  shipToAddressId: '1',
  canAddShipTo: true,
};

/**
 * Makes the cart a business cart with the requirements of its session. All fields are empty, unless a test sets them.
 */
export function asBusiness(
  cart: Pick<FakeCart, 'extra'>,
  over: Partial<AccountInfoBody> & { isMandatory?: boolean; locations?: number } = {},
): void {
  const { isMandatory = true, locations = LOCATIONS.length, ...info } = over;
  cart.extra = {
    ...cart.extra,
    accountInfo: { ...INFO, ...info },
    addresses: LOCATIONS.slice(0, locations),
    cartAttributes: { userType: 'REGISTERED', isMandatoryEnabled: isMandatory },
  };
}

const refused = (code: string): Refused => ({ refusal: { code, message: code } });

const infoOf = ({ extra }: FakeCart) => extra.accountInfo as AccountInfoBody | undefined;

/** UPDATE_ACCOUNTING_INFO: omitted fields stay unchanged, '' clears a field. */
export function changeAccounting(cart: FakeCartRequests, body: AccountingBody): CartBody | Refused {
  const info = infoOf(cart);
  if (!info) return refused('ACCOUNTING_NOT_AVAILABLE');
  const { bcName, purchaseOrderNumber, purchaseOrderRelease } = body.accountInfo ?? {};
  const before = info.bcName;
  const after = { ...info };
  if (bcName !== undefined) after.bcName = bcName || null;
  if (purchaseOrderNumber !== undefined) after.purchaseOrderNumber = purchaseOrderNumber || null;
  if (purchaseOrderRelease !== undefined) after.purchaseOrderRelease = purchaseOrderRelease || null;
  cart.extra = { ...cart.extra, accountInfo: after };

  const inherited = cart.items.filter(
    ({ itemAccountInfo }) => !body.ignoreBcUpdate || !itemAccountInfo?.bcName || itemAccountInfo.bcName === before,
  );
  const followers =
    bcName === undefined ? [] : inherited.map(({ cartItemId }) => ({ cartItemId: cartItemId ?? '', bcName }));
  const own = (body.items ?? []).map(({ cartItemId, itemAccountInfo }) => ({
    cartItemId,
    bcName: itemAccountInfo.bcName || (after.bcName ?? ''),
  }));
  return cart.update({
    items: [...followers, ...own].map((line) => ({
      cartItemId: line.cartItemId,
      itemAccountInfo: { bcName: line.bcName || null },
    })),
  });
}

/** UPDATE_SHIP_TO: selects one of the locations, or adds a new one. */
export function changeShipTo(cart: FakeCartRequests, body: ShipToBody): CartBody | Refused {
  const info = infoOf(cart);
  const known = (cart.extra.addresses ?? []) as AddressBody[];
  if (!info) return refused('ACCOUNTING_NOT_AVAILABLE');
  if ('addressId' in body && !known.some(({ id }) => id === body.addressId)) return refused('ADDRESS_INVALID');
  const added: AddressBody[] =
    'address' in body
      ? [{ id: String(known.length + 1), type: 'S', city: 'Cambridge', state: 'MA', ...body.address }]
      : [];
  const shipToAddressId = 'addressId' in body ? body.addressId : added[0]?.id;
  cart.extra = { ...cart.extra, addresses: [...known, ...added], accountInfo: { ...info, shipToAddressId } };
  return cart.body;
}
