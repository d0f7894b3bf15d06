import type { OrderRequest } from '../../core/payment/rules/placeOrder';

/** The form around a widget, also around the shadow root that it renders in. */
export function formAround(box: Element | null): HTMLFormElement | null {
  const root = box?.getRootNode();
  return (root instanceof ShadowRoot ? root.host : box)?.closest('form') ?? null;
}

/** The order's details as the customer has typed them into a form of the page; fields that it lacks are omitted. */
export function orderDetails(form: HTMLFormElement): Omit<OrderRequest, 'shown'> {
  const fields = new FormData(form);
  const read = (name: string) => String(fields.get(name) ?? '').trim();
  const own = <Name extends string>(...names: Name[]) =>
    Object.fromEntries(names.filter((name) => fields.has(name)).map((name) => [name, read(name)])) as {
      [Key in Name]?: string;
    };
  const name = read('name');
  const end = name.search(/\s\S*$/);
  const phone = read('phone');
  const unpaid = read('payment');
  const shipToId = read('shipTo');
  const accounting = own('budgetCenter', 'poNumber', 'poRelease');
  return {
    ...own('email'),
    ...(fields.has('address1') && {
      shippingAddress: {
        firstName: read('firstName') || name.slice(0, Math.max(0, end)).trim(),
        lastName: read('lastName') || name.slice(end + 1),
        country: 'US',
        city: '',
        state: '',
        address1: '',
        zipCode: '',
        ...own('address1', 'address2', 'city', 'state', 'zipCode', 'country'),
        ...(phone && { phones: [phone] }),
      },
    }),
    ...((unpaid === 'INVOICE' || unpaid === 'PICKUP') && { unpaid }),
    ...(Object.keys(accounting).length > 0 && { accounting }),
    ...(shipToId && { shipToId }),
  };
}
