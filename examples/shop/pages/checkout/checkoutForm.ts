import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { UnpaidMethod } from '../../../../src/core/payment/rules/placeOrder';
import { US_STATES } from '../../../../src/core/stores/rules/place';
import { arrival, shipsToAddress } from '../../cart/delivery';
import type { CartLine } from '../../cart/line';
import type { Totals } from '../../cart/totals';
import type { Reader } from '../../database/open';
import { stores } from '../../database/schema';
import { cityAndStateOf } from '../../database/stores';
import { noCardNumber, ShortText } from '../../http/readRequest';
import { sayKnown, type Text } from '../../languages/say';
import type { Shown } from '../../payment/shownOrder';
import { ZipCode } from '../../stores/zipCode';
import { day } from '../platform/day';
import { contextIn, type PageTexts } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';
import { ShownFields, shownFields } from './shownFields';

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
  name: v.pipe(v.message(ShortText, 'Please enter your name.' satisfies Text), noCardNumber),
  email: v.pipe(v.string(), v.email('Invalid email address' satisfies Text), noCardNumber),
});

const PersonWithAddress = v.object({
  ...Person.entries,
  address1: v.pipe(v.message(ShortText, 'Please enter your street address.' satisfies Text), noCardNumber),
  address2: v.pipe(v.string(), noCardNumber),
  zipCode: ZipCode,
});

/** Whether any line ships to an address. */
export const isShipped = (lines: CartLine[]): boolean => lines.some(({ deliveryType }) => deliveryType === 'STA');

/** What is wrong with the fields of a form, with or without a delivery address. */
function fieldProblems(typed: Typed, hasAddress: boolean): Partial<Record<TextField, [string, ...string[]]>> {
  const { issues } = v.safeParse(hasAddress ? PersonWithAddress : Person, typed);
  return (issues && v.flatten<typeof PersonWithAddress>(issues).nested) ?? {};
}

/**
 * What is wrong with a form; undefined when nothing is. Fields that may be empty are those of a form that is not
 * finished.
 */
export function problemOf(typed: Typed, hasAddress: boolean, { mayBeEmpty = false } = {}): string | undefined {
  const { issues } = v.safeParse(hasAddress ? PersonWithAddress : Person, typed);
  return issues?.find(({ input }) => !mayBeEmpty || input !== '')?.message;
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

type ContactFields = {
  typed: Typed;
  shown: Shown;
  texts: PageTexts;
  /** Whether the form was sent and refused, so that fields that are wrong are marked. */
  isRefused: boolean;
};

type CheckoutFields = ContactFields & { lines: CartLine[]; places: string[]; totals: Totals };

/** The fields for contact and delivery. Fields that the cart does not need are left out. */
export function checkoutFields({ lines, places, totals, texts, ...contact }: CheckoutFields): Html {
  const { say } = texts;
  const hasAddress = isShipped(lines);
  return html`${contactFields({ ...contact, hasAddress, texts })}
    <section><h2>${say(hasAddress ? 'Delivery method' : 'Pickup')}</h2>
      ${hasAddress ? deliveryMethod(lines, totals, texts) : nothing}
      ${places.map(
        (address) =>
          html`<p class="method"><span><b>${say('Pick up at {place}', { place: address })}</b><small>${say(
            'Ready {days}',
            {
              days: arrivalOf(
                lines.filter((line) => !shipsToAddress(line)),
                texts,
              ),
            },
          )}</small></span><b>${say('Free')}</b></p>`,
      )}
    </section>`;
}

/** The fields for the contact and the delivery address, and what the page displays of the order. */
export function contactFields({
  typed,
  shown,
  texts: { say, language },
  isRefused,
  hasAddress,
}: ContactFields & { hasAddress: boolean }): Html {
  const found = isRefused ? fieldProblems(typed, hasAddress) : {};
  // the problem is the text for a required field that is empty or wrong
  const field = (name: TextField, label: Text, autocomplete: string, problem?: Text) => {
    const text = found[name]?.[0] ?? problem;
    const mark = found[name] ? html` aria-invalid="true" aria-describedby="${problemId(name)}"` : nothing;
    return html`<label for="${name}">${say(label)}</label><input id="${name}" name="${name}" value="${typed[name]}" autocomplete="${autocomplete}" maxlength="100"${ownAttributes[name] ?? nothing}${mark}${problem ? html` required` : nothing}>${text ? problemText(name, sayKnown(language, text)) : nothing}`;
  };
  const name = field('name', 'Full name', 'name', 'Please enter your name.');
  return html`<input type="hidden" name="key" value="${typed.key ?? randomUUID()}">
    ${shownFields(shown)}
    <section><h2>${say('Contact')}</h2>
      ${field('email', 'Email', 'email', 'Invalid email address')}
      ${hasAddress ? nothing : name}
    </section>
    ${
      hasAddress
        ? html`<section><h2>${say('Delivery address')}</h2>
          ${name}
          ${field('address1', 'Street address', 'address-line1', 'Please enter your street address.')}
          ${field('address2', 'Apartment, suite (optional)', 'address-line2')}
          <div class="place">
            <div>${field('zipCode', 'ZIP code', 'postal-code', 'Invalid zip code')}</div>
            <div>${field('city', 'City', 'address-level2', 'Please enter your city.')}</div>
            <div><label for="state">${say('State')}</label>
              <select id="state" name="state" autocomplete="address-level1" required><option value=""></option>${US_STATES.map(
                ([code, label]) =>
                  html`<option value="${code}"${code === typed.state ? html` selected` : nothing}>${label}</option>`,
              )}</select>${problemText('state', say('Please choose your state.'))}</div>
          </div></section>`
        : nothing
    }`;
}

/** The delivery to the address, with its days and its price. */
export function deliveryMethod(
  lines: CartLine[],
  { delivery }: Pick<Totals, 'delivery'>,
  texts = contextIn('en-US'),
): Html {
  const { say, money } = texts;
  if (delivery === null) return html`<p class="method"><b>${say('Sent by email')}</b><b>${say('Free')}</b></p>`;
  const days = arrivalOf(lines.filter(shipsToAddress), texts);
  return html`<p class="method"><span><b>${say('Standard delivery')}</b>${days ? html`<small>${say('Arrives {days}', { days })}</small>` : nothing}</span><b>${delivery > 0 ? money(delivery) : say('Free')}</b></p>`;
}

/** The first and the last day on which these lines arrive. */
function arrivalOf(lines: CartLine[], { locale }: PageTexts): string {
  const all = lines.flatMap((line) => arrival(line, line.product, new Date()) ?? []);
  const first = all.map(({ from }) => from).sort()[0];
  const last = all
    .map(({ to }) => to)
    .sort()
    .at(-1);
  if (!first || !last) return '';
  return first === last ? day(first, locale) : `${day(first, locale)} – ${day(last, locale)}`;
}

const unpaidNames: Record<UnpaidMethod, Text> = { INVOICE: 'By invoice', PICKUP: 'At pickup' };

/** How the customer may pay for an order without a payment. None is chosen for them. */
export function unpaidOptions(
  typed: Typed,
  methods: readonly UnpaidMethod[],
  { say }: PageTexts = contextIn('en-US'),
): Html {
  return html`${methods.map((method) => paymentOption(method, say(unpaidNames[method]), typed))}`;
}

type TextField = 'name' | 'email' | 'address1' | 'address2' | 'zipCode' | 'city';

/** The attributes that only one field has. */
const ownAttributes: Partial<Record<TextField, Html>> = {
  email: html` type="email"`,
  zipCode: html` inputmode="numeric" pattern="\\s*\\d{5}([\\s\\-–]*\\d{4})?\\s*"`,
};

/** What is wrong with the field before it. Hidden until the field is marked as invalid. */
export const problemText = (field: string, text: string): Html =>
  html`<small class="problem" id="${problemId(field)}" hidden>${text}</small>`;

const problemId = (field: string): string => `${field}-problem`;

function paymentOption(payment: UnpaidMethod, label: string, typed: Typed): Html {
  return html`<label class="choice"><input type="radio" name="payment" value="${payment}" ${typed.payment === payment ? 'checked' : ''}> ${label}</label>`;
}
