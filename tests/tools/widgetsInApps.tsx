import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AccountMenu,
  AddToCartButton,
  AddToList,
  Analytics,
  ApiFailureOverlay,
  AtcDrawer,
  AutoRestockDrawer,
  BecomeCustomer,
  BonusCategories,
  BopisOverlay,
  BrandShopBanner,
  BudgetCenterOverlay,
  BudgetOverlay,
  CartAccounting,
  CartNotifications,
  CartPage,
  ChatLauncher,
  CheckoutButton,
  ClearCartOverlay,
  CompareList,
  CompareTray,
  CompatibleCartridges,
  CompatiblePrinters,
  ContentBanner,
  CreateListDrawer,
  CustomizeDrawer,
  DeliveryChoice,
  ExpertSuggest,
  FeedbackSurvey,
  FurnitureTable,
  GiftCardBalance,
  HeaderMenu,
  HeadlineText,
  IconCards,
  LandingPage,
  ListDetails,
  ListsDrawer,
  ListsPage,
  LoadingMask,
  LoginDrawer,
  LoyaltyEnrollment,
  LoyaltyOffers,
  MarketingDrawer,
  MembershipDrawer,
  MessagesDrawer,
  MiniCart,
  MissingPoints,
  Onboarding,
  OrderApprovals,
  OrderConfirmation,
  OutOfStockOverlay,
  PaymentTabs,
  PickUpToday,
  PlaceOrderButton,
  PoNumberOverlay,
  PremiumOverlay,
  ProductTile,
  QuickBuy,
  QuickOrder,
  QuickView,
  QuoteOverlay,
  RecsCarousel,
  ReplacementDrawer,
  RequiredCookies,
  RewardsMenu,
  RewardsOverlay,
  SalesRepInfo,
  SavedForLater,
  SearchBox,
  ShipToOverlay,
  SiteFooter,
  SiteHeader,
  StoreLocator,
  SubscribeOffers,
  TopHatBanner,
  useRequestOverlay,
  VendorPaymentReturn,
  WelcomeMessage,
} from 'quire-widgets';
import { fakeShop, type RenderOptions, renderWithQuire, type TestShop } from 'quire-widgets/testing';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';

type Queries = Pick<typeof screen, 'findByRole' | 'findByText'>;
type Step = (user: ReturnType<typeof userEvent.setup>, place: Queries) => Promise<unknown>;
type Name = string | RegExp;

/** A page of an app with the widget, and what a test does with it. */
type Test = Omit<RenderOptions, 'shop'> & { page: ReactNode; shop?: () => TestShop; steps: Step[] };

const press =
  (name: Name, role = 'button'): Step =>
  async (user, place) =>
    user.click(await place.findByRole(role, { name }));

const type =
  (name: Name, text: string, role = 'textbox'): Step =>
  async (user, place) =>
    user.type(await place.findByRole(role, { name }), text);

const read =
  (role: string, name: Name): Step =>
  (_, place) =>
    place.findByRole(role, { name });

const readText =
  (text: Name): Step =>
  (_, place) =>
    place.findByText(text);

const inDialogOf =
  (role: 'dialog' | 'alertdialog') =>
  (name: Name, ...steps: Step[]): Step =>
  async (user, place) => {
    const dialog = within(await place.findByRole(role, { name }));
    for (const step of steps) await step(user, dialog);
  };

const inDialog = inDialogOf('dialog');
const inAlertDialog = inDialogOf('alertdialog');

/** Opens the overlay of a widget, as another part of the app does. */
function Opener({ request }: { request: Parameters<ReturnType<typeof useRequestOverlay>>[0] }) {
  const requestOverlay = useRequestOverlay();
  return (
    <button type="button" onClick={() => void requestOverlay(request)}>
      Open
    </button>
  );
}

const filled = () => fakeShop({ cart: { MUG: 2, PAPER: 1 } });
const signedIn = { session: { isLoggedIn: true } };
const member = { session: { isLoggedIn: true, rewardsNumber: '4711' } };
const business: NonNullable<RenderOptions['config']> = {
  ...{ tenant: 'SBA', legacyTenant: '10051', storeId: '10051' },
  session: {
    isLoggedIn: true,
    accounting: { BC: 'required', PON: 'required' },
    permissionDetail: { header: ['H_AO'] },
  },
};
const budgetCenter = { budgetCenter: 'Facilities', bcDetails: { availableBalance: '8420.00' } };
const businessCart = () =>
  fakeShop({
    cart: { MUG: 2 },
    cartFields: {
      accountInfo: { budgetCenters: [budgetCenter], canAddShipTo: true },
      addresses: [{ id: '1', type: 'S', organizationName: 'Head office', address1: '1 Main Street', city: 'New York' }],
      cartAttributes: { userType: 'REGISTERED', isMandatoryEnabled: true },
    },
  });
const oneList = () => {
  const shop = fakeShop();
  const list = { id: 'desk', name: 'Desk', accessLevel: 'PERSONAL', isOwner: true, readOnly: false, itemCount: 1 };
  shop.answerNext(200, { list, listItems: { items: [{ listItemId: '1', itemId: 'MUG', qty: 1 }] } }, 'list-read');
  return shop;
};
const banner = { assetUrl: '/banner.svg', imageWidth: 1200, imageHeight: 200 };
const compared = { sessionStorage: { compare: '["MUG","PAPER"]' } };
const email = type('Email', 'ada@shop.example');
const address = {
  ...{ firstName: 'Ada', lastName: 'Lovelace', phone: '5085550134' },
  ...{ address1: '1 Main Street', city: 'Cambridge', state: 'MA', zipCode: '02138', country: 'US' },
};

/** The test of each widget, by the name of its component. */
const testsOfWidgets: Readonly<Record<string, Test>> = {
  AccountMenu: { page: <AccountMenu />, steps: [press('Account'), read('button', 'Sign in')] },
  AddToCartButton: { page: <AddToCartButton sku="MUG" />, steps: [press('Add to cart'), read('button', /^Added/)] },
  AddToList: {
    page: <AddToList sku="PEN" productName="Gel pen" />,
    config: signedIn,
    steps: [press(/Add to list/), inDialog('Add to list', press('Close'))],
  },
  Analytics: {
    page: [<Analytics key="listener" />, <AddToCartButton key="button" sku="MUG" />],
    steps: [press('Add to cart'), read('button', /^Added/)],
  },
  ApiFailureOverlay: {
    page: [<Opener key="opener" request={{ overlay: 'API_FAILURE' }} />, <ApiFailureOverlay key="overlay" />],
    steps: [press('Open'), inDialog('Something went wrong', press('Try again'))],
  },
  AtcDrawer: {
    page: [<AddToCartButton key="button" sku="MUG" feedback="drawer" />, <AtcDrawer key="drawer" />],
    steps: [press('Add to cart'), inDialog('Added to cart', readText('Enamel mug'), press('Close'))],
  },
  AutoRestockDrawer: {
    page: <AutoRestockDrawer sku="MUG" label="Auto restock" />,
    steps: [
      press('Auto restock'),
      inDialog('Auto restock', press('Every month', 'radio'), type('Quantity', '2'), email, press(/^Start/)),
      readText(/^Thank you/),
    ],
  },
  BecomeCustomer: {
    page: <BecomeCustomer label="Become a customer" />,
    steps: [press('Become a customer'), inDialog('Become a customer', press('Send'), readText('Email is required'))],
  },
  BonusCategories: {
    page: <BonusCategories label="Bonus categories" />,
    config: member,
    steps: [press('Bonus categories'), press('Paper', 'checkbox'), press('Save'), readText(/are saved/)],
  },
  BopisOverlay: {
    page: <BopisOverlay sku="MUG" defaultOpen />,
    steps: [inDialog('Choose a store', type(/^City and state/, '02138{Enter}'), press('Pick up at Cambridge, MA'))],
  },
  BrandShopBanner: {
    page: <BrandShopBanner assets={{ lg: banner }} alt="Chairs of Acme" url="/brands/acme" />,
    steps: [read('link', 'Chairs of Acme')],
  },
  BudgetCenterOverlay: {
    page: [<CartAccounting key="accounting" />, <BudgetCenterOverlay key="overlay" />],
    shop: businessCart,
    config: business,
    steps: [press(/Budget center$/), inDialog('Budget center', press(/^Facilities/, 'radio'), press('Save'))],
  },
  BudgetOverlay: { page: <BudgetOverlay />, config: business, steps: [press(/^Budget balance/), read('dialog', /./)] },
  CartAccounting: {
    page: <CartAccounting />,
    shop: businessCart,
    config: business,
    steps: [press(/Purchase order number$/), readText(/enter this at checkout/)],
  },
  CartNotifications: {
    page: [<CartNotifications key="notices" />, <AddToCartButton key="button" sku="MUG" feedback="none" />],
    shop: filled,
    steps: [press('Add to cart'), press(/^Close: 1 item/)],
  },
  CartPage: { page: <CartPage />, shop: filled, steps: [press(/^Remove Enamel/), read('button', /^Undo/)] },
  ChatLauncher: { page: <ChatLauncher />, steps: [press('Chat with us'), readText(/please accept cookies/)] },
  CheckoutButton: {
    page: <CheckoutButton />,
    shop: filled,
    steps: [press('Checkout'), readText('Taking you to checkout')],
  },
  ClearCartOverlay: {
    page: [<CartPage key="cart" />, <ClearCartOverlay key="overlay" />],
    shop: filled,
    steps: [
      press('Empty cart'),
      inAlertDialog('Empty your cart?', press('Empty cart')),
      readText('Your cart is empty.'),
    ],
  },
  CompareList: { page: <CompareList />, host: compared, steps: [press('Remove Enamel mug'), read('link', /^Copy/)] },
  CompareTray: { page: <CompareTray />, host: compared, steps: [press('Clear all')] },
  CompatibleCartridges: {
    page: <CompatibleCartridges skus={['INK']} />,
    steps: [press('Compatible Cartridges'), inDialog('Compatible Cartridges', press(/^Add to cart: Ink/))],
  },
  CompatiblePrinters: {
    page: <CompatiblePrinters skus={['PEN']} />,
    steps: [press('Compatible Printers'), inDialog('Compatible Printers', press(/^Add to cart: Gel/))],
  },
  ContentBanner: { page: <ContentBanner slot="home" />, steps: [read('link', 'Find a store')] },
  CreateListDrawer: {
    page: <CreateListDrawer label="New list" />,
    config: signedIn,
    steps: [
      press('New list'),
      inDialog('Create a list', type('List name', 'Study'), press('Create list')),
      readText('Study was created.'),
    ],
  },
  CustomizeDrawer: {
    page: <CustomizeDrawer url="/design/4711" options={[{ name: 'Color', values: ['Red', 'Blue'] }]} defaultOpen />,
    steps: [inDialog('Customize', press('Red', 'radio'), press('Continue'))],
  },
  DeliveryChoice: { page: <DeliveryChoice sku="MUG" />, steps: [press(/^Pick up in store/, 'radio')] },
  ExpertSuggest: {
    page: <ExpertSuggest sku="MUG" />,
    steps: [press(/suggestions/), inDialog('Consider These', press(/^Add to cart: Gel/))],
  },
  FeedbackSurvey: { page: <FeedbackSurvey />, steps: [press('Feedback'), readText(/not available right now/)] },
  FurnitureTable: {
    page: <FurnitureTable skus={['CHAIR', 'STAPLER']} title="Around the desk" defaultOpen />,
    steps: [press('Increase quantity of Office chair'), press('Add 1 to cart'), readText('Added to cart')],
  },
  GiftCardBalance: { page: <GiftCardBalance />, steps: [read('button', 'Check balance')] },
  HeaderMenu: { page: <HeaderMenu />, steps: [press('Paper'), read('link', 'Copy paper')] },
  HeadlineText: {
    page: <HeadlineText blocks={[{ headlinertext: 'Deals', headlinerstyle: [], headlinerdestinationURL: '/deals' }]} />,
    steps: [read('link', 'Deals')],
  },
  IconCards: {
    page: <IconCards cards={[{ headline: 'Returns', url: '/returns' }]} />,
    steps: [read('link', 'Returns')],
  },
  LandingPage: {
    page: <LandingPage />,
    steps: [press(/^Acme/, 'checkbox'), read('button', 'Add to cart: Enamel mug')],
  },
  ListDetails: {
    page: <ListDetails listId="desk" />,
    shop: oneList,
    config: signedIn,
    steps: [press('Add to cart: Enamel mug')],
  },
  ListsDrawer: {
    page: <ListsDrawer label="Lists" />,
    config: signedIn,
    steps: [press('Lists'), inDialog('Create a list', type('List name', 'Study'), press('Create list'))],
  },
  ListsPage: {
    page: <ListsPage />,
    config: signedIn,
    steps: [press('Create list'), type('New list name', 'Study{Enter}'), readText('Study was created.')],
  },
  LoadingMask: { page: <LoadingMask active label="Placing your order" />, steps: [readText('Placing your order')] },
  LoginDrawer: {
    page: <LoginDrawer label="Sign in" />,
    steps: [press('Sign in'), inDialog('Sign in', type('Email', 'ada@shop.example{Enter}'), readText(/your password/))],
  },
  LoyaltyEnrollment: {
    page: <LoyaltyEnrollment label="Join Rewards" />,
    steps: [press('Join Rewards'), inDialog('Join Rewards', email, press('Join'), readText('ZIP code is required'))],
  },
  LoyaltyOffers: {
    page: <LoyaltyOffers label="Offers" />,
    config: member,
    steps: [press('Offers'), press(/ink$/, 'checkbox'), press('Activate'), readText(/are active/)],
  },
  MarketingDrawer: {
    page: <MarketingDrawer label="Newsletter" />,
    steps: [press('Newsletter'), email, press('Sign up'), readText(/^Thank you/)],
  },
  MembershipDrawer: {
    page: <MembershipDrawer sku="MUG" defaultOpen />,
    steps: [press('Add membership to cart'), readText('Added to cart')],
  },
  MessagesDrawer: { page: <MessagesDrawer />, steps: [press(/^Messages/), read('heading', /on its way/)] },
  MiniCart: {
    page: <MiniCart />,
    shop: filled,
    steps: [press('Cart, 3 items'), press('Remove Enamel mug'), read('dialog', 'Your cart (1)')],
  },
  MissingPoints: {
    page: <MissingPoints label="Missing points" />,
    config: member,
    steps: [press('Missing points'), type(/^Order or receipt/, 'Q-1'), press('Send'), readText('Email is required')],
  },
  Onboarding: {
    page: <Onboarding steps={[{ title: 'Find it' }, { title: 'Keep it' }]} />,
    steps: [inDialog('Welcome', press('Next'), press('Start shopping'))],
  },
  OrderApprovals: {
    page: <OrderApprovals />,
    config: business,
    steps: [press('Accept order Q-1'), readText('Order Q-1 was accepted.')],
  },
  OrderConfirmation: { page: <OrderConfirmation orderNumber="Q-1" />, steps: [read('heading', /order/)] },
  OutOfStockOverlay: {
    page: [
      <Opener key="opener" request={{ overlay: 'OUT_OF_STOCK', items: [{ sku: 'LAMP', name: 'Desk lamp' }] }} />,
      <OutOfStockOverlay key="overlay" />,
    ],
    steps: [press('Open'), inDialog('Out of stock', press('Done'))],
  },
  PaymentTabs: { page: <PaymentTabs />, shop: filled, steps: [press(/^Gift/, 'tab'), read('tabpanel', /^Gift/)] },
  PickUpToday: {
    page: <PickUpToday sku="MUG" productName="Enamel mug" defaultOpen />,
    steps: [inDialog('Pick up today', press(/^Pick up at Cambridge/)), readText('Added to cart')],
  },
  PlaceOrderButton: {
    page: <PlaceOrderButton email="ada@shop.example" shippingAddress={address} />,
    shop: filled,
    steps: [press(/^Place order/), readText(/^Choose how to pay/)],
  },
  PoNumberOverlay: {
    page: [<CartAccounting key="accounting" />, <PoNumberOverlay key="overlay" />],
    shop: businessCart,
    config: business,
    steps: [press(/Purchase order number$/), type('Purchase order number', 'PO 4711'), press('Save')],
  },
  PremiumOverlay: {
    page: <PremiumOverlay sku="MUG" label="Go premium" />,
    steps: [press('Go premium'), press(/^Add membership/), readText('The membership is in your cart.')],
  },
  ProductTile: {
    page: <ProductTile sku="MUG" />,
    steps: [press('Add to cart: Enamel mug'), readText('Added to cart')],
  },
  QuickBuy: {
    page: <QuickBuy sku="MUG" />,
    steps: [press('Quick buy'), press('Add to cart'), readText('Added to cart')],
  },
  QuickOrder: {
    page: <QuickOrder />,
    steps: [
      type('Item number, row 1', 'MUG', 'combobox'),
      type('Quantity, row 1', '2'),
      press(/^Add .*to cart/),
      readText('Added to cart'),
    ],
  },
  QuickView: {
    page: <QuickView sku="MUG" />,
    steps: [press('Quick view'), inDialog('Quick view', type(/^Quantity/, '2'), press('Add to cart'))],
  },
  QuoteOverlay: {
    page: <QuoteOverlay label="Request a quote" />,
    steps: [press('Request a quote'), inDialog('Request a quote', email, type(/^What you need/, '40 chairs'))],
  },
  RecsCarousel: {
    page: <RecsCarousel skus={['MUG']} />,
    steps: [press('Add to cart: Gel pen, blue'), readText('Added to cart')],
  },
  ReplacementDrawer: {
    page: <ReplacementDrawer sku="MUG" alternatives={['PEN']} defaultOpen />,
    steps: [press('Increase quantity of Gel pen, blue'), press('Add to cart: Gel pen, blue')],
  },
  RequiredCookies: { page: <RequiredCookies />, steps: [inDialog('Cookies on this site', press('Accept all'))] },
  RewardsMenu: { page: <RewardsMenu />, config: signedIn, steps: [press('Rewards'), read('button', 'Join Rewards')] },
  RewardsOverlay: {
    page: <RewardsOverlay label="Rewards" />,
    config: signedIn,
    steps: [press('Rewards'), inDialog('Your rewards', read('button', 'Join Rewards'))],
  },
  SalesRepInfo: { page: <SalesRepInfo phone="5085550134" />, steps: [read('link', '(508) 555-0134')] },
  SavedForLater: {
    page: <SavedForLater />,
    shop: () => fakeShop({ saved: { MUG: 1 } }),
    steps: [press('Move to cart: Enamel mug'), readText('Enamel mug was moved to your cart.')],
  },
  SearchBox: {
    page: <SearchBox searchUrl="/search" suggestUrl="/suggest" />,
    steps: [type('Search products', 'ink', 'combobox'), press('ink black', 'option')],
  },
  ShipToOverlay: {
    page: [<CartAccounting key="accounting" />, <ShipToOverlay key="overlay" />],
    shop: businessCart,
    config: business,
    steps: [press(/Ship to$/), inDialog('Ship to', press(/^Head office/, 'radio'), press('Save'))],
  },
  SiteFooter: { page: <SiteFooter />, steps: [read('link', 'Returns')] },
  SiteHeader: { page: <SiteHeader />, steps: [press('Paper'), type('Search products', 'ink', 'combobox')] },
  StoreLocator: {
    page: <StoreLocator layout="inline" />,
    steps: [type(/^City and state/, 'Boston, MA{Enter}'), press(/^Make this my store: Natick/)],
  },
  SubscribeOffers: {
    page: <SubscribeOffers label="Our offers" />,
    steps: [press('Our offers'), email, press('Subscribe'), readText(/subscribed to our offers/)],
  },

  TopHatBanner: { page: <TopHatBanner />, steps: [read('region', 'Announcement')] },
  VendorPaymentReturn: {
    page: <VendorPaymentReturn proceedCheckout />,
    shop: filled,
    steps: [read('link', 'Go to checkout')],
  },
  WelcomeMessage: { page: <WelcomeMessage />, steps: [readText('Welcome')] },
};

/** Renders the widget's page, and does what its test does. */
export async function testWidget(name: string): Promise<void> {
  const test = testsOfWidgets[name];
  if (!test) throw new Error(`${name} has no test here: add what a tester presses, types or reads`);
  const { page, steps, shop, ...options } = test;
  onTestFinished(renderWithQuire(page, { ...options, ...(shop && { shop: shop() }) }).unmount);
  const user = userEvent.setup();
  for (const step of steps) await step(user, screen);
}
