import { fireEvent } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../tests/support/fakeShop';
import { renderWidget, type WidgetPage } from '../../../tests/support/renderWidget';
import type { OverlayName } from '../../core/events/overlays';
import { requestOverlay } from '../../core/platform/client/requestOverlay';
import { frCA } from '../../languages/fr-CA/index';
import { BecomeCustomer } from '../../widgets/account/BecomeCustomer';
import { BonusCategories } from '../../widgets/account/BonusCategories';
import { LoyaltyEnrollment } from '../../widgets/account/LoyaltyEnrollment';
import { LoyaltyOffers } from '../../widgets/account/LoyaltyOffers';
import { MissingPoints } from '../../widgets/account/MissingPoints';
import { QuoteOverlay } from '../../widgets/checkout/QuoteOverlay';
import { MarketingDrawer } from '../../widgets/content/MarketingDrawer';
import { SubscribeOffers } from '../../widgets/content/SubscribeOffers';
import { AutoRestockDrawer } from '../../widgets/products/AutoRestockDrawer';

const MEMBER = { isLoggedIn: true, rewardsNumber: '4711' };

const ADA = { 'First name': 'Ada', 'Last name': 'Lovelace', Email: 'ada@shop.example' };
const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@shop.example' };

type Case = {
  widget: (props: { label: string; onDone?: () => void }) => ReactNode;
  overlay: OverlayName;
  name: string;
  typed: Record<string, string>;
  body: object;
  submit: string;
  done: string;
};

const CASES: Record<string, Case> = {
  'the loyalty enrollment [HDR-030]': {
    widget: (props) => <LoyaltyEnrollment {...props} />,
    overlay: 'LOYALTY_ENROLLMENT',
    name: 'loyalty-enrollment',
    typed: { ...ADA, Phone: '(508) 555-0134', 'ZIP code': '02138' },
    body: { ...ada, phone: '5085550134', zip: '02138' },
    submit: 'Join',
    done: "Welcome to Rewards. We'll email you your number.",
  },
  'the loyalty offers [OVR-005]': {
    widget: (props) => <LoyaltyOffers {...props} offers={['Paper', 'Ink']} />,
    overlay: 'LOYALTY_OFFERS',
    name: 'loyalty-offers',
    typed: { Ink: 'taken' },
    body: { offers: ['Ink'] },
    submit: 'Activate',
    done: 'Your offers are active.',
  },
  'the bonus categories [HDR-031]': {
    widget: (props) => <BonusCategories {...props} />,
    overlay: 'BONUS_CATEGORIES',
    name: 'bonus-categories',
    typed: { Paper: 'taken', Furniture: 'taken' },
    body: { categories: ['Paper', 'Furniture'] },
    submit: 'Save',
    done: 'Your bonus categories are saved.',
  },
  'the missing points [OVR-006, HDR-032]': {
    widget: (props) => <MissingPoints {...props} />,
    overlay: 'MISSING_POINTS',
    name: 'missing-points',
    typed: { 'Order or receipt number': 'Q-7', 'Purchase date': '2026-10-01', Email: 'ada@shop.example' },
    body: { orderNumber: 'Q-7', purchasedOn: '2026-10-01', email: 'ada@shop.example' },
    submit: 'Send',
    done: "Thank you. We'll look into it and email you.",
  },
  'auto restock [OVR-004, TILE-017]': {
    widget: (props) => <AutoRestockDrawer {...props} sku="MUG" />,
    overlay: 'AUTO_RESTOCK',
    name: 'auto-restock-drawer',
    typed: { 'Every month': 'taken', Quantity: '2', Email: 'ada@shop.example' },
    body: { frequency: ['Every month'], quantity: '2', email: 'ada@shop.example', sku: 'MUG' },
    submit: 'Start auto restock',
    done: "Thank you. We'll email you before your first delivery.",
  },
  'becoming a customer [OVR-009]': {
    widget: (props) => <BecomeCustomer {...props} />,
    overlay: 'BECOME_CUSTOMER',
    name: 'become-customer',
    typed: { ...ADA, Company: 'Engines', Phone: '(508) 555-0134', 'ZIP code': '02138' },
    body: { ...ada, company: 'Engines', phone: '5085550134', zip: '02138' },
    submit: 'Send',
    done: "Thank you. We'll call you within two business days.",
  },
  'the quote [OVR-002]': {
    widget: (props) => <QuoteOverlay {...props} />,
    overlay: 'QUOTE',
    name: 'quote-overlay',
    typed: { ...ADA, 'What you need': '40 chairs' },
    body: { ...ada, need: '40 chairs' },
    submit: 'Request a quote',
    done: "Thank you. We'll email you your quote soon.",
  },
  'the marketing drawer [HDR-041]': {
    widget: (props) => <MarketingDrawer {...props} />,
    overlay: 'MARKETING',
    name: 'marketing-drawer',
    typed: { Email: 'ada@shop.example' },
    body: { email: 'ada@shop.example' },
    submit: 'Sign up',
    done: 'Thank you for signing up.',
  },
};

async function fillIn(page: WidgetPage, typed: Record<string, string>) {
  for (const [name, text] of Object.entries(typed)) {
    const field = await page.findByLabelText<HTMLInputElement>(name);
    if (field.type === 'checkbox') fireEvent.click(field);
    else fireEvent.input(field, { target: { value: text } });
    const isIn = () => (field.type === 'checkbox' ? field.checked : field.value === text);
    await expect.poll(isIn).toBe(true);
  }
}

const send = (page: WidgetPage, name: string) =>
  fireEvent.click([...(page.drawer()?.querySelectorAll('.quire-button') ?? [])].find((it) => it.textContent === name)!);

describe.each(Object.entries(CASES))('%s', (_, { widget, overlay, name, typed, body, submit, done }) => {
  test('asks, sends once to the call of its name, thanks, and is done for who wanted it [OVR-002, OVR-004, OVR-005, OVR-006, OVR-009, TILE-017, HDR-030, HDR-031, HDR-032, HDR-041]', async () => {
    const onDone = vi.fn((): void => undefined);
    const page = renderWidget(widget({ label: 'Open it', onDone }), { config: { session: MEMBER } });
    await page.findButton('Open it');
    const outcome = requestOverlay(page.storefront, { overlay } as Parameters<typeof requestOverlay>[1]);
    await fillIn(page, typed);
    send(page, submit);
    send(page, submit);
    await expect.poll(page.status).toBe(done);
    expect(page.storefront.shop.requestsOf('form').map((request) => [request.path, request.body])).toEqual([
      [`/ele-lpd/api/sparxProxy/form/${name}`, body],
    ]);
    expect(onDone).toHaveBeenCalledOnce();
    await page.click('Close');
    expect(await outcome).toBe('done');
  });

  test('says what is missing, and that it could not be sent; what was typed stays', async () => {
    const shop = fakeShop();
    shop.failNext('network', { of: 'form' });
    const page = renderWidget(widget({ label: 'Open it' }), { shop, config: { session: MEMBER } });
    await page.click('Open it');
    await expect.poll(() => page.drawer()).toBeDefined();
    send(page, submit);
    await expect.poll(page.alert).toContain('is required');
    expect(shop.requests).toEqual([]);
    await fillIn(page, typed);
    send(page, submit);
    await expect.poll(page.alert).toBe('Sorry, something went wrong. Please try again.');
    send(page, submit);
    await expect.poll(page.status).toBe(done);
    expect(page.alert()).toBe('');
  });
});

describe('a form that is being sent for one product when it is opened for another', () => {
  async function onTwoProducts(howAnswered: (shop: ReturnType<typeof fakeShop>) => void) {
    const shop = fakeShop();
    howAnswered(shop);
    shop.hold('form');
    const onDone = vi.fn((): void => undefined);
    const page = renderWidget(<AutoRestockDrawer label="Open it" onDone={onDone} />, { shop });
    await page.findButton('Open it');
    const first = requestOverlay(page.storefront, { overlay: 'AUTO_RESTOCK', sku: 'MUG' });
    await fillIn(page, { 'Every month': 'taken', Quantity: '2', Email: 'ada@shop.example' });
    send(page, 'Start auto restock');
    await expect.poll(() => shop.held).toBe(1);
    const second = requestOverlay(page.storefront, { overlay: 'AUTO_RESTOCK', sku: 'PEN' });
    expect(await first).toBe('closed');
    await fillIn(page, { Quantity: '7' });
    return { page, shop, second, onDone };
  }

  test.each([
    ['thanks', () => {}],
    ['fails', (shop: ReturnType<typeof fakeShop>) => shop.failNext(502, { of: 'form' })],
  ])('%s for the second one only when that was sent', async (_, howAnswered) => {
    const { page, shop, second, onDone } = await onTwoProducts(howAnswered);
    send(page, 'Start auto restock');
    await expect.poll(() => shop.held).toBe(2);
    shop.release();
    await expect.poll(page.status).toBe("Thank you. We'll email you before your first delivery.");
    expect(shop.requestsOf('form').map(({ body }) => body)).toMatchObject([
      { sku: 'MUG', quantity: '2' },
      { sku: 'PEN', quantity: '7' },
    ]);
    expect(onDone).toHaveBeenCalledOnce();
    await page.click('Close');
    expect(await second).toBe('done');
  });

  test('keeps what is typed for the second one when the first is answered', async () => {
    const { page, shop } = await onTwoProducts(() => {});
    shop.release();
    await expect.poll(() => shop.held).toBe(0);
    await page.findButton('Start auto restock');
    expect(page.getByLabelText<HTMLInputElement>('Quantity').value).toBe('7');
    expect(page.status()).toBe('');
  });
});

test('no more bonus categories can be chosen than the shop allows [HDR-031]', async () => {
  const page = renderWidget(<BonusCategories label="Open it" categories={['A', 'B', 'C']} max={1} />, {
    config: { session: MEMBER },
  });
  await page.click('Open it');
  await fillIn(page, { B: 'taken' });
  await expect.poll(() => page.getByLabelText<HTMLInputElement>('A').disabled).toBe(true);
  fireEvent.click(page.getByLabelText('B'));
  await expect.poll(() => page.getByLabelText<HTMLInputElement>('A').disabled).toBe(false);
});

test.each([
  [
    'loyalty-offers',
    <LoyaltyOffers key="offers" label="Open it" offers={[]} />,
    'There are no offers for you right now.',
  ],
  [
    'bonus-categories',
    <BonusCategories key="categories" label="Open it" categories={[]} />,
    'There are no bonus categories right now.',
  ],
])(
  'where there is nothing to choose from, %s says so, in the page’s words too, and asks for nothing',
  async (name, widget, none) => {
    const page = renderWidget(widget, { config: { session: MEMBER } });
    await page.click('Open it');
    await expect.poll(() => page.drawer()?.textContent).toContain(none);
    expect(page.drawer()?.querySelector('fieldset, .quire-button')).toBeNull();
    page.unmount();

    const own = renderWidget(widget, { config: { session: MEMBER, messages: { [name]: { none: 'Not today.' } } } });
    await own.click('Open it');
    await expect.poll(() => own.drawer()?.textContent).toContain('Not today.');
  },
);

describe.each([
  ['the loyalty offers', <LoyaltyOffers key="offers" label="Open it" />, 'Activate'],
  ['the bonus categories', <BonusCategories key="categories" label="Open it" />, 'Save'],
  ['the missing points', <MissingPoints key="points" label="Open it" />, 'Send'],
])('%s of who has no rewards yet', (_, widget, submit) => {
  test.each([
    ['sign-in', {}, 'Sign in', 'LOGIN'],
    ['sign-up', { isLoggedIn: true }, 'Join Rewards', 'LOYALTY_ENROLLMENT'],
  ])('lead to %s, and ask for nothing [GEN-009]', async (_action, session, button, overlay) => {
    const page = renderWidget(widget, { config: { session } });
    const wanted: unknown[] = [];
    page.storefront.events.subscribe('overlay:requested', (request) => {
      request.isHandled = true;
      wanted.push(request.overlay);
    });
    await page.click('Open it');
    await page.click(button);
    await expect.poll(() => wanted).toEqual([overlay]);
    expect(page.queryByRole('button', { name: submit })).toBeNull();
  });

  test('ask once a member has signed in [GEN-009]', async () => {
    const page = renderWidget(widget, { config: { session: {} } });
    await page.click('Open it');
    await page.findButton('Sign in');
    Object.assign(page.storefront.session, MEMBER);
    page.storefront.events.publish('session:signed-in', {});
    await page.findButton(submit);
    expect(page.queryByText('Sign in to see your rewards.')).toBeNull();
  });
});

test('a sent form of the marketing drawer leads on to the thank-you page [HDR-041]', async () => {
  const page = renderWidget(<MarketingDrawer label="Open it" thankYouUrl="/thanks" />);
  await page.click('Open it');
  await fillIn(page, { Email: 'ada@shop.example' });
  send(page, 'Sign up');
  await expect.poll(() => page.storefront.host.assigned).toEqual(['https://shop.example/thanks']);
});

test('a drawer that a header opens is marked as open, with our content; the page’s own takes its place, and its words [OVR-002, SCR-023]', async () => {
  const ours = renderWidget(<MarketingDrawer label="Open it" />);
  const opened: string[] = [];
  ours.storefront.events.subscribe('drawer:opened', ({ name }) => void opened.push(name));
  const button = await ours.findButton('Open it');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  void requestOverlay(ours.storefront, { overlay: 'MARKETING' });
  await ours.findByLabelText('Email');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await expect.poll(ours.title).not.toBe('');
  await expect.poll(() => opened).toEqual(['marketing-drawer']);

  const config = { messages: { 'quote-overlay': { title: 'Many of them?' } } };
  const page = renderWidget(<QuoteOverlay label="Open it">Call us.</QuoteOverlay>, { config });
  await page.click('Open it');
  await expect.poll(page.title).toBe('Many of them?');
  expect(page.drawer()?.textContent).toContain('Call us.');
  expect(page.queryByRole('textbox')).toBeNull();
});

describe('SubscribeOffers', () => {
  test('asks for an email, and for a phone number where the page sets it [CONT-009]', async () => {
    const page = renderWidget(<SubscribeOffers label="Open it" requirePhone />);
    await page.click('Open it');
    await fillIn(page, { Email: 'ada' });
    send(page, 'Subscribe');
    await expect.poll(page.alert).toBe('Invalid email address | Phone is required');
    expect(page.storefront.shop.requests).toEqual([]);
  });

  test('subscribes for these pages, and shows an error of the call [CONT-007, CONT-008]', async () => {
    const shop = fakeShop();
    shop.refuseNext('NO', { of: 'subscribe' });
    const page = renderWidget(<SubscribeOffers label="Open it" landingPages={['ink']} />, { shop });
    await page.click('Open it');
    await fillIn(page, { Email: 'ada@shop.example' });
    send(page, 'Subscribe');
    await expect.poll(page.alert).toBe('Sorry, something went wrong. Please try again.');
    send(page, 'Subscribe');
    await expect.poll(page.status).toBe("You're subscribed to our offers.");
    expect(shop.requestsOf('subscribe')[1]?.body).toEqual({
      emailID: 'ada@shop.example',
      phoneNumber: '',
      landingPages: ['ink'],
    });
  });
});

test('a form in another language has its labels, options and faults in it, and sends what the shop knows [GEN-013]', async () => {
  const config = { locale: 'fr-CA', i18n: { catalogues: { fr: frCA } } };
  const page = renderWidget(<AutoRestockDrawer label="Ouvrir" sku="MUG" />, { config });
  await page.click('Ouvrir');
  await expect.poll(page.title).toBe('Réapprovisionne\u00adment automatique');
  send(page, 'Activer le réapprovisionnement');
  await expect.poll(page.alert).toContain('Courriel\u00a0: champ obligatoire');
  await fillIn(page, { 'Tous les mois': 'taken', Quantité: '2', Courriel: 'ada@shop.example' });
  send(page, 'Activer le réapprovisionnement');
  await expect.poll(page.status).toBe('Merci. Nous vous écrirons avant la première livraison.');
  expect(page.storefront.shop.requestsOf('form')[0]?.body).toMatchObject({ frequency: ['Every month'] });
});

test('a form knows the address of who has signed in, and not of a guest [SESS-025]', async () => {
  const cookies = { customerEmail: 'ada@shop.example' };
  const emailOf = async (isLoggedIn: boolean) => {
    const page = renderWidget(<SubscribeOffers label="Offers" />, {
      config: { session: { isLoggedIn } },
      host: { cookies },
    });
    await page.click('Offers');
    return (await page.findByLabelText<HTMLInputElement>('Email')).value;
  };
  expect(await emailOf(true)).toBe('ada@shop.example');
  expect(await emailOf(false)).toBe('');
});
