import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { CartLine } from '../../cart/line';
import type { Reader } from '../../database/open';
import { stores } from '../../database/schema';
import { cityAndStateOf } from '../../database/stores';
import { noCardNumber, ShortText } from '../../http/readRequest';
import type { Shown } from '../../payment/shownOrder';
import { type Html, html, nothing } from '../platform/html';
import { ShownFields, shownFields } from './shownFields';

const Field = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), '');

/** The submitted checkout form. `key` is created when the form is rendered: two submissions are one order. */
export const Typed = v.object({
  name: Field,
  email: Field,
  address1: Field,
  zipCode: Field,
  payment: v.optional(v.picklist(['INVOICE', 'PICKUP']), 'INVOICE'),
  key: v.optional(v.pipe(v.string(), v.uuid())),
  ...ShownFields.entries,
});

export type Typed = v.InferOutput<typeof Typed>;

const Person = v.object({
  name: v.pipe(v.message(ShortText, 'Please enter your name.'), noCardNumber),
  email: v.pipe(v.string(), v.email('Invalid email address')),
});

const Address = v.object({
  address1: v.pipe(v.message(ShortText, 'Please enter your name and street address.'), noCardNumber),
  zipCode: v.pipe(v.string(), v.regex(/^\d{5}$/, 'Invalid zip code'), v.check(isKnownZip, 'Invalid zip code')),
});

/** Whether any line ships to an address. */
export const isShipped = (lines: CartLine[]): boolean => lines.some(({ deliveryType }) => deliveryType === 'STA');

/** What is wrong with a form for these lines; undefined when it is complete. */
export function problemOf(typed: Typed, lines: CartLine[]): string | undefined {
  const schemas = isShipped(lines) ? [Person, Address] : [Person];
  const [issue] = schemas.flatMap((schema) => v.safeParse(schema, typed).issues ?? []);
  if (issue) return issue.message;
  return typed.payment === 'PICKUP' && isShipped(lines) ? 'Orders we deliver are paid by invoice.' : undefined;
}

/** The destination of the order: the address, or the pick-up stores. */
export async function destination(reader: Reader, typed: Typed, lines: CartLine[]): Promise<string> {
  if (isShipped(lines)) {
    const { city, state } = cityAndStateOf(typed.zipCode);
    return `${typed.name}, ${typed.address1}, ${city}, ${state} ${typed.zipCode}`;
  }
  return `${typed.name}, pickup at ${(await pickupPlaces(reader, lines)).join(' and ')}`;
}

/** The pick-up stores of the lines. */
export async function pickupPlaces(reader: Reader, lines: CartLine[]): Promise<string[]> {
  const numbers = [...new Set(lines.map(({ storeNumber }) => storeNumber).filter((it) => it !== null))];
  const places = await Promise.all(
    numbers.map(async (number) => {
      const [store] = await reader.select().from(stores).where(eq(stores.storeNumber, number));
      return store ? `${store.street}, ${store.city}, ${store.state}` : number;
    }),
  );
  return places.sort();
}

/** The fields for name, address and payment. Fields that the cart does not need are left out. */
export function checkoutFields(typed: Typed, lines: CartLine[], places: string[], shown: Shown): Html {
  return html`<input type="hidden" name="key" value="${typed.key ?? randomUUID()}">
    ${shownFields(shown)}
    <h2>Contact</h2>
    ${field('name', 'Name', typed.name, 'name')}
    ${field('email', 'Email', typed.email, 'email', 'email')}
    ${places.length > 0 ? html`<h2>Pickup</h2><ul class="plain">${places.map((address) => html`<li>${address}</li>`)}</ul>` : nothing}
    ${
      isShipped(lines)
        ? html`<h2>Delivery</h2>${field('address1', 'Street address', typed.address1, 'address-line1')}
          ${field('zipCode', 'ZIP code', typed.zipCode, 'postal-code')}`
        : nothing
    }
    <h2>Payment</h2>
    ${isShipped(lines) ? html`<p>By invoice</p>` : html`${paymentOption('INVOICE', 'By invoice', typed)}${paymentOption('PICKUP', 'At pickup', typed)}`}`;
}

function field(
  name: 'name' | 'email' | 'address1' | 'zipCode',
  label: string,
  value: string,
  complete: string,
  type = 'text',
): Html {
  return html`<label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${complete}" maxlength="100" required>`;
}

function paymentOption(payment: Typed['payment'], label: string, typed: Typed): Html {
  return html`<label class="choice"><input type="radio" name="payment" value="${payment}" ${typed.payment === payment ? 'checked' : ''}> ${label}</label>`;
}

function isKnownZip(zipCode: string): boolean {
  try {
    return cityAndStateOf(zipCode).city !== '';
  } catch {
    return false;
  }
}
