import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderWidget } from '../../tests/support/widgets/renderWidget';
import { BUSINESS_CONTEXT, CONTEXT } from '../../tests/support/widgets/storefront';
import { BecomeCustomer } from './account/BecomeCustomer/BecomeCustomer';
import { LoginDrawer } from './account/LoginDrawer/LoginDrawer';
import { MissingPoints } from './account/MissingPoints/MissingPoints';
import { PoNumberOverlay } from './checkout/PoNumberOverlay/PoNumberOverlay';
import { QuoteOverlay } from './checkout/QuoteOverlay/QuoteOverlay';
import { MarketingDrawer } from './content/MarketingDrawer/MarketingDrawer';
import { SubscribeOffers } from './content/SubscribeOffers/SubscribeOffers';
import { CreateListDrawer } from './lists/CreateListDrawer/CreateListDrawer';
import { AutoRestockDrawer } from './products/AutoRestockDrawer/AutoRestockDrawer';
import { BopisOverlay } from './stores/BopisOverlay/BopisOverlay';
import { StoreLocator } from './stores/StoreLocator/StoreLocator';

const signedIn = { ...CONTEXT, session: { isLoggedIn: true } };
const business = {
  ...BUSINESS_CONTEXT,
  session: { ...BUSINESS_CONTEXT.session, accounting: { PON: 'optional' } },
} as const;

test.each<[string, ReactNode, typeof signedIn | typeof business]>([
  ['becoming a customer', <BecomeCustomer key="" open />, signedIn],
  ['signing in', <LoginDrawer key="" open />, CONTEXT as typeof signedIn],
  [
    'missing points',
    <MissingPoints key="" open />,
    { ...CONTEXT, session: { isLoggedIn: true, ...{ rewardsNumber: '7' } } },
  ],
  ['a purchase order number', <PoNumberOverlay key="" open />, business],
  ['a quote', <QuoteOverlay key="" open />, signedIn],
  ['marketing', <MarketingDrawer key="" open />, signedIn],
  ['offers', <SubscribeOffers key="" open />, signedIn],
  ['a new list', <CreateListDrawer key="" open />, signedIn],
  ['restocking', <AutoRestockDrawer key="" open sku="MUG" />, signedIn],
  ['another person who picks up', <BopisOverlay key="" open mode="delegate" />, signedIn],
  ['a store', <StoreLocator key="" open />, signedIn],
])(
  'the fields of the drawer for %s are in a form with one button that submits it [DEC-Q380]',
  async (_, widget, config) => {
    const page = renderWidget(widget, { config });
    await expect.poll(() => page.drawer()?.querySelector('input')).toBeTruthy();
    for (const { form } of page.drawer()?.querySelectorAll('input') ?? []) {
      expect(form?.getAttribute('part')).toBe('form');
      // not while a search is pending
      await expect.poll(() => form?.querySelectorAll('button[type=submit]').length).toBe(1);
    }
  },
);
