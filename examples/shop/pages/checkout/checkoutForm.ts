import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { UnpaidMethod } from '../../../../src/core/payment/rules/placeOrder';
import { arrival, shipsToAddress } from '../../cart/delivery';
import type { CartLine } from '../../cart/line';
import type { Totals } from '../../cart/totals';
import type { Reader } from '../../database/open';
import { stores } from '../../database/schema';
import { cityAndStateOf } from '../../database/stores';
import { noCardNumber, ShortText } from '../../http/readRequest';
import type { Shown } from '../../payment/shownOrder';
import { day } from '../platform/day';
import { dollars } from '../platform/dollars';
import { type Html, html, nothing } from '../platform/html';
import { ShownFields, shownFields } from './shownFields';
import { states } from './states';

const Field = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), '');

/** The submitted checkout form. `key` is created when the form is rendered: two submissions are one order. */
export const Typed = v.object({
  name: Field,
  email: Field,
  address1: Field,
  address2: Field,
  zipCode: Field,
  city: Field,
  state: Field,
  payment: v.optional(v.picklist(['INVOICE', 'PICKUP'])),
  key: v.optional(v.pipe(v.string(), v.uuid())),
  ...ShownFields.entries,
});

export type Typed = v.InferOutput<typeof Typed>;

const Person = v.object({
  name: v.pipe(v.message(ShortText, 'Please enter your name.'), noCardNumber),
  email: v.pipe(v.string(), v.email('Invalid email address'), noCardNumber),
});

const Address = v.object({
  address1: v.pipe(v.message(ShortText, 'Please enter your name and street address.'), noCardNumber),
  address2: v.pipe(v.string(), noCardNumber),
  zipCode: v.pipe(v.string(), v.regex(/^\d{5}$/, 'Invalid zip code'), v.check(isKnownZip, 'Invalid zip code')),
});

/** Whether any line ships to an address. */
export const isShipped = (lines: CartLine[]): boolean => lines.some(({ deliveryType }) => deliveryType === 'STA');

/**
 * What is wrong with a form, with or without a delivery address; undefined when nothing is. Fields that may be empty are
 * those of a form that is not finished.
 */
export function problemOf(typed: Typed, hasAddress: boolean, { mayBeEmpty = false } = {}): string | undefined {
  const schemas = hasAddress ? [Person, Address] : [Person];
  const issues = schemas.flatMap((schema) => v.safeParse(schema, typed).issues ?? []);
  return issues.find(({ input }) => !mayBeEmpty || input !== '')?.message;
}

/** The destination of the order: the address, or the pick-up stores. The ZIP code determines city and state. */
export async function destination(reader: Reader, typed: Typed, lines: CartLine[]): Promise<string> {
  if (isShipped(lines)) return addressText({ ...typed, ...cityAndStateOf(typed.zipCode) });
  return `${typed.name}, pickup at ${(await pickupPlaces(reader, lines)).join(' and ')}`;
}

type AddressFields = Record<'name' | 'address1' | 'address2' | 'city' | 'state' | 'zipCode', string>;

/** An address in one line. */
export function addressText({ name, address1, address2, city, state, zipCode }: AddressFields): string {
  return [name, address1, address2, city, `${state} ${zipCode}`].filter(Boolean).join(', ');
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

type CheckoutFields = { typed: Typed; lines: CartLine[]; places: string[]; shown: Shown; totals: Totals };

/** The fields for contact and delivery. Fields that the cart does not need are left out. */
export function checkoutFields({ typed, lines, places, shown, totals }: CheckoutFields): Html {
  const hasAddress = isShipped(lines);
  return html`${contactFields(typed, shown, hasAddress)}
    <section><h2>${hasAddress ? 'Delivery method' : 'Pickup'}</h2>
      ${hasAddress ? deliveryMethod(lines, totals) : nothing}
      ${places.map((address) => html`<p class="method"><span><b>Pick up at ${address}</b><small>Ready ${arrivalOf(lines.filter((line) => !shipsToAddress(line)))}</small></span><b>Free</b></p>`)}
    </section>`;
}

/** The fields for the contact and the delivery address, and what the page displays of the order. */
export function contactFields(typed: Typed, shown: Shown, hasAddress = true): Html {
  const name = field('name', 'Full name', typed.name, 'name');
  return html`<input type="hidden" name="key" value="${typed.key ?? randomUUID()}">
    ${shownFields(shown)}
    <section><h2>Contact</h2>
      ${field('email', 'Email', typed.email, 'email', 'email')}
      ${hasAddress ? nothing : name}
    </section>
    ${
      hasAddress
        ? html`<section><h2>Delivery address</h2>
          ${name}
          ${field('address1', 'Street address', typed.address1, 'address-line1')}
          ${field('address2', 'Apartment, suite (optional)', typed.address2, 'address-line2', 'text', false)}
          <div class="place">
            <div>${field('zipCode', 'ZIP code', typed.zipCode, 'postal-code')}</div>
            <div>${field('city', 'City', typed.city, 'address-level2')}</div>
            <div><label for="state">State</label>
              <select id="state" name="state" autocomplete="address-level1" required><option value=""></option>${states.map(
                ([code, label]) =>
                  html`<option value="${code}"${code === typed.state ? html` selected` : nothing}>${label}</option>`,
              )}</select></div>
          </div></section>`
        : nothing
    }`;
}

/** The delivery to the address, with its days and its price. */
export function deliveryMethod(lines: CartLine[], { delivery }: Pick<Totals, 'delivery'>): Html {
  if (delivery === null) return html`<p class="method"><b>Sent by email</b><b>Free</b></p>`;
  const days = arrivalOf(lines.filter(shipsToAddress));
  return html`<p class="method"><span><b>Standard delivery</b>${days ? html`<small>Arrives ${days}</small>` : nothing}</span><b>${delivery > 0 ? dollars(delivery) : 'Free'}</b></p>`;
}

/** The first and the last day on which these lines arrive. */
function arrivalOf(lines: CartLine[]): string {
  const all = lines.flatMap((line) => arrival(line, line.product, new Date()) ?? []);
  const first = all.map(({ from }) => from).sort()[0];
  const last = all
    .map(({ to }) => to)
    .sort()
    .at(-1);
  if (!first || !last) return '';
  return first === last ? day(first) : `${day(first)} – ${day(last)}`;
}

const unpaidNames: Record<UnpaidMethod, string> = { INVOICE: 'By invoice', PICKUP: 'At pickup' };

/** How the customer may pay for an order without a payment. None is chosen for them. */
export function unpaidOptions(typed: Typed, methods: readonly UnpaidMethod[]): Html {
  return html`${methods.map((method) => paymentOption(method, unpaidNames[method], typed))}`;
}

type TextField = 'name' | 'email' | 'address1' | 'address2' | 'zipCode' | 'city';

function field(
  name: TextField,
  label: string,
  value: string,
  complete: string,
  type = 'text',
  isRequired = true,
): Html {
  const mode = name === 'zipCode' ? html` inputmode="numeric"` : nothing;
  return html`<label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${complete}" maxlength="100"${mode}${isRequired ? html` required` : nothing}>`;
}

function paymentOption(payment: UnpaidMethod, label: string, typed: Typed): Html {
  return html`<label class="choice"><input type="radio" name="payment" value="${payment}" ${typed.payment === payment ? 'checked' : ''}> ${label}</label>`;
}

function isKnownZip(zipCode: string): boolean {
  try {
    return cityAndStateOf(zipCode).city !== '';
  } catch {
    return false;
  }
}
