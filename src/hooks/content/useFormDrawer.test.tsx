import { fireEvent } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../tests/support/shop/fakeShop';
import { renderWidget, type WidgetPage } from '../../../tests/support/widgets/renderWidget';
import type { OverlayName } from '../../core/events/overlays';
import { requestOverlay } from '../../core/platform/client/requestOverlay';
import { frCA } from '../../languages/fr-CA/index';
import { BecomeCustomer } from '../../widgets/account/BecomeCustomer/BecomeCustomer';
import { BonusCategories } from '../../widgets/account/BonusCategories/BonusCategories';
import { LoyaltyEnrollment } from '../../widgets/account/LoyaltyEnrollment/LoyaltyEnrollment';
import { LoyaltyOffers } from '../../widgets/account/LoyaltyOffers/LoyaltyOffers';
import { MissingPoints } from '../../widgets/account/MissingPoints/MissingPoints';
import { QuoteOverlay } from '../../widgets/checkout/QuoteOverlay/QuoteOverlay';
import { MarketingDrawer } from '../../widgets/content/MarketingDrawer/MarketingDrawer';
import { SubscribeOffers } from '../../widgets/content/SubscribeOffers/SubscribeOffers';
import { AutoRestockDrawer } from '../../widgets/products/AutoRestockDrawer/AutoRestockDrawer';

const MEMBER = { isLoggedIn: true, rewardsNumber: '4711' };

const ADA = { 'First name': 'Ada', 'Last name': 'Lovelace', Email: 'ada@shop.example' };
const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@shop.example' };

type Case = {
  widget: (props: { label: string; onSuccess?: () => void }) => ReactNode;
  overlay: OverlayName;
  name: string;
  typed: Record<string, string>;
  body: object;
  submit: string;
  done: string;
};

const CASES: Record<string, Case> = {
  'LoyaltyEnrollment [HDR-030]': {
    widget: (props) => <LoyaltyEnrollment {...props} />,
    overlay: 'LOYALTY_ENROLLMENT',
    name: 'loyalty-enrollment',
    typed: { ...ADA, Phone: '(508) 555-0134', 'ZIP code': '02138' },
    body: { ...ada, phone: '5085550134', zip: '02138' },
    submit: 'Join',
    done: "Welcome to Rewards. We'll email you your number.",
  },
  'LoyaltyOffers [OVR-005]': {
    widget: (props) => <LoyaltyOffers {...props} offers={['Paper', 'Ink']} />,
    overlay: 'LOYALTY_OFFERS',
    name: 'loyalty-offers',
    typed: { Ink: 'taken' },
    body: { offers: ['Ink'] },
    submit: 'Activate',
    done: 'Your offers are active.',
  },
  'BonusCategories [HDR-031]': {
    widget: (props) => <BonusCategories {...props} />,
    overlay: 'BONUS_CATEGORIES',
    name: 'bonus-categories',
    typed: { Paper: 'taken', Furniture: 'taken' },
    body: { categories: ['Paper', 'Furniture'] },
    submit: 'Save',
    done: 'Your bonus categories are saved.',
  },
  'MissingPoints [OVR-006, HDR-032]': {
    widget: (props) => <MissingPoints {...props} />,
    overlay: 'MISSING_POINTS',
    name: 'missing-points',
    typed: { 'Order or receipt number': 'Q-7', 'Purchase date': '2026-10-01', Email: 'ada@shop.example' },
    body: { orderNumber: 'Q-7', purchasedOn: '2026-10-01', email: 'ada@shop.example' },
    submit: 'Send',
    done: "Thank you. We'll look into it and email you.",
  },
  'AutoRestockDrawer [OVR-004, TILE-017]': {
    widget: (props) => <AutoRestockDrawer {...props} sku="MUG" />,
    overlay: 'AUTO_RESTOCK',
    name: 'auto-restock-drawer',
    typed: { 'Every month': 'taken', Quantity: '2', Email: 'ada@shop.example' },
    body: { frequency: ['Every month'], quantity: '2', email: 'ada@shop.example', sku: 'MUG' },
    submit: 'Start auto restock',
    done: "Thank you. We'll email you before your first delivery.",
  },
  'BecomeCustomer [OVR-009]': {
    widget: (props) => <BecomeCustomer {...props} />,
    overlay: 'BECOME_CUSTOMER',
    name: 'become-customer',
    typed: { ...ADA, Company: 'Engines', Phone: '(508) 555-0134', 'ZIP code': '02138' },
    body: { ...ada, company: 'Engines', phone: '5085550134', zip: '02138' },
    submit: 'Send',
    done: "Thank you. We'll call you within two business days.",
  },
  'QuoteOverlay [OVR-002]': {
    widget: (props) => <QuoteOverlay {...props} />,
    overlay: 'QUOTE',
    name: 'quote-overlay',
    typed: { ...ADA, 'What you need': '40 chairs' },
    body: { ...ada, need: '40 chairs' },
    submit: 'Request a quote',
    done: "Thank you. We'll email you your quote soon.",
  },
  'MarketingDrawer [HDR-041]': {
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
    const isChoice = field.type === 'checkbox' || field.type === 'radio';
    if (isChoice) fireEvent.click(field);
    else fireEvent.input(field, { target: { value: text } });
    const isIn = () => (isChoice ? field.checked : field.value === text);
    await expect.poll(isIn).toBe(true);
  }
}

const send = (page: WidgetPage, name: string) =>
  fireEvent.click([...(page.drawer()?.querySelectorAll('.quire-button') ?? [])].find((it) => it.textContent === name)!);

describe.each(Object.entries(CASES))('%s', (_, { widget, overlay, name, typed, body, submit, done }) => {
  test('a double click submits once to its endpoint, shows the thank-you text, calls onSuccess and resolves as done [OVR-002, OVR-004, OVR-005, OVR-006, OVR-009, TILE-017, HDR-030, HDR-031, HDR-032, HDR-041]', async () => {
    const onSuccess = vi.fn((): void => undefined);
    const page = renderWidget(widget({ label: 'Open it', onSuccess }), { config: { session: MEMBER } });
    await page.findButton('Open it');
    const outcome = requestOverlay(page.storefront, { overlay } as Parameters<typeof requestOverlay>[1]);
    await fillIn(page, typed);
    send(page, submit);
    send(page, submit);
    await expect.poll(page.status).toBe(done);
    expect(page.storefront.shop.requestsOf('form').map((request) => [request.path, request.body])).toEqual([
      [`/ele-lpd/api/sparxProxy/form/${name}`, body],
    ]);
    expect(onSuccess).toHaveBeenCalledOnce();
    await page.click('Close');
    expect(await outcome).toBe('done');
  });

  test('shows missing fields without sending, then a failed submission, and preserves the input for the retry', async () => {
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

describe('form reopened for another product during a submission', () => {
  async function onTwoProducts(prepareShop: (shop: ReturnType<typeof fakeShop>) => void) {
    const shop = fakeShop();
    prepareShop(shop);
    shop.hold('form');
    const onSuccess = vi.fn((): void => undefined);
    // a new customer's second request would wait for the first [DEC-Q618]
    const host = { cookies: { 'ctx-token': 'a' } };
    const page = renderWidget(<AutoRestockDrawer label="Open it" onSuccess={onSuccess} />, { shop, host });
    await page.findButton('Open it');
    const first = requestOverlay(page.storefront, { overlay: 'AUTO_RESTOCK', sku: 'MUG' });
    await fillIn(page, { 'Every month': 'taken', Quantity: '2', Email: 'ada@shop.example' });
    send(page, 'Start auto restock');
    await expect.poll(() => shop.held).toBe(1);
    const second = requestOverlay(page.storefront, { overlay: 'AUTO_RESTOCK', sku: 'PEN' });
    expect(await first).toBe('closed');
    await fillIn(page, { Quantity: '7' });
    return { page, shop, second, onSuccess };
  }

  test.each([
    ['succeeds', () => {}],
    ['fails', (shop: ReturnType<typeof fakeShop>) => shop.failNext(502, { of: 'form' })],
  ])(
    'only the second submission shows its status and calls onSuccess when the first one %s',
    async (_, prepareShop) => {
      const { page, shop, second, onSuccess } = await onTwoProducts(prepareShop);
      send(page, 'Start auto restock');
      await expect.poll(() => shop.held).toBe(2);
      shop.release();
      await expect.poll(page.status).toBe("Thank you. We'll email you before your first delivery.");
      expect(shop.requestsOf('form').map(({ body }) => body)).toMatchObject([
        { sku: 'MUG', quantity: '2' },
        { sku: 'PEN', quantity: '7' },
      ]);
      expect(onSuccess).toHaveBeenCalledOnce();
      await page.click('Close');
      expect(await second).toBe('done');
    },
  );

  test('the response for the first product neither clears the second input nor shows a status', async () => {
    const { page, shop } = await onTwoProducts(() => {});
    shop.release();
    await expect.poll(() => shop.held).toBe(0);
    await page.findButton('Start auto restock');
    expect(page.getByLabelText<HTMLInputElement>('Quantity').value).toBe('7');
    expect(page.status()).toBe('');
  });
});

test('BonusCategories disables the other options at the maximum and enables them when one is cleared [HDR-031]', async () => {
  const page = renderWidget(<BonusCategories label="Open it" categories={['A', 'B', 'C']} max={2} />, {
    config: { session: MEMBER },
  });
  await page.click('Open it');
  await fillIn(page, { B: 'taken', C: 'taken' });
  await expect.poll(() => page.getByLabelText<HTMLInputElement>('A').disabled).toBe(true);
  fireEvent.click(page.getByLabelText('B'));
  await expect.poll(() => page.getByLabelText<HTMLInputElement>('A').disabled).toBe(false);
});

test('a form with a single option is a checkbox, which can be cleared [OVR-005]', async () => {
  const page = renderWidget(<LoyaltyOffers label="Open it" offers={['Ink']} />, { config: { session: MEMBER } });
  await page.click('Open it');
  await fillIn(page, { Ink: 'taken' });
  const offer = page.getByRole<HTMLInputElement>('checkbox', { name: 'Ink' });
  fireEvent.click(offer);
  await expect.poll(() => offer.checked).toBe(false);
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
  '%s without options shows its empty text, or the one of the page messages, and no form',
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
  ['LoyaltyOffers', <LoyaltyOffers key="offers" label="Open it" />, 'Activate'],
  ['BonusCategories', <BonusCategories key="categories" label="Open it" />, 'Save'],
  ['MissingPoints', <MissingPoints key="points" label="Open it" />, 'Send'],
])('%s for a customer without rewards', (_, widget, submit) => {
  test.each([
    ['sign-in', {}, 'Sign in', 'LOGIN'],
    ['sign-up', { isLoggedIn: true }, 'Join Rewards', 'LOYALTY_ENROLLMENT'],
  ])('opens %s instead of the form [GEN-009]', async (_action, session, button, overlay) => {
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

  test('shows the form after a member signs in [GEN-009]', async () => {
    const page = renderWidget(widget, { config: { session: {} } });
    await page.click('Open it');
    await page.findButton('Sign in');
    Object.assign(page.storefront.session, MEMBER);
    page.storefront.events.publish('session:signed-in', {});
    await page.findButton(submit);
    expect(page.queryByText('Sign in to see your rewards.')).toBeNull();
  });
});

test('MarketingDrawer navigates to the thank-you page after a submission [HDR-041]', async () => {
  const page = renderWidget(<MarketingDrawer label="Open it" thankYouUrl="/thanks" />);
  await page.click('Open it');
  await fillIn(page, { Email: 'ada@shop.example' });
  send(page, 'Sign up');
  await expect.poll(() => page.storefront.host.assigned).toEqual(['https://shop.example/thanks']);
});

test('a requested drawer expands its button; page content replaces the form, and page messages the title [OVR-002, SCR-023]', async () => {
  const own = renderWidget(<MarketingDrawer label="Open it" />);
  const opened: string[] = [];
  own.storefront.events.subscribe('drawer:opened', ({ name }) => void opened.push(name));
  const button = await own.findButton('Open it');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  void requestOverlay(own.storefront, { overlay: 'MARKETING' });
  await own.findByLabelText('Email');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await expect.poll(own.title).not.toBe('');
  await expect.poll(() => opened).toEqual(['marketing-drawer']);

  const config = { messages: { 'quote-overlay': { title: 'Many of them?' } } };
  const page = renderWidget(<QuoteOverlay label="Open it">Call us.</QuoteOverlay>, { config });
  await page.click('Open it');
  await expect.poll(page.title).toBe('Many of them?');
  expect(page.drawer()?.textContent).toContain('Call us.');
  expect(page.queryByRole('textbox')).toBeNull();
});

describe('SubscribeOffers', () => {
  test('validates the email, and requires a phone number if requirePhone is set [CONT-009]', async () => {
    const page = renderWidget(<SubscribeOffers label="Open it" requirePhone />);
    await page.click('Open it');
    await fillIn(page, { Email: 'ada' });
    send(page, 'Subscribe');
    await expect.poll(page.alert).toBe('Invalid email address | Phone is required');
    await fillIn(page, { Phone: '12' });
    send(page, 'Subscribe');
    await expect.poll(page.alert).toMatch(/^Invalid email address \| .*phone/i);
    expect(page.storefront.shop.requests).toEqual([]);
  });

  test('shows a failed call, and subscribes to the given landing pages on the next try [CONT-007, CONT-008, CONT-009]', async () => {
    const shop = fakeShop();
    shop.refuseNext('NO', { of: 'subscribe' });
    const page = renderWidget(<SubscribeOffers label="Open it" landingPages={['ink']} />, { shop });
    await page.click('Open it');
    await fillIn(page, { Email: 'ada@shop.example', Phone: '(508) 555-0134' });
    send(page, 'Subscribe');
    await expect.poll(page.alert).toBe('Sorry, something went wrong. Please try again.');
    send(page, 'Subscribe');
    await expect.poll(page.status).toBe("You're subscribed to our offers.");
    expect(shop.requestsOf('subscribe')[1]?.body).toEqual({
      emailID: 'ada@shop.example',
      phoneNumber: '5085550134',
      landingPages: ['ink'],
    });
  });
});

test('where one option may be selected, selecting another replaces it', async () => {
  const page = renderWidget(<AutoRestockDrawer label="Open it" sku="MUG" />);
  await page.click('Open it');
  const option = (name: string) => page.findByRole<HTMLInputElement>('radio', { name });
  fireEvent.click(await option('Every month'));
  await expect.poll(async () => (await option('Every month')).checked).toBe(true);
  expect((await option('Every 2 weeks')).disabled).toBe(false);
  fireEvent.click(await option('Every 2 weeks'));
  await expect.poll(async () => (await option('Every 2 weeks')).checked).toBe(true);
  expect((await option('Every month')).checked).toBe(false);
});

test('a French form has French labels, options and errors, and submits the original option values [GEN-013]', async () => {
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

test('a form prefills the email from the cookie for a signed-in customer, but not for a guest [SESS-025]', async () => {
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
