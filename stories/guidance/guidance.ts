/** A story, with changed props if `args` are given, and what it teaches. */
export type Example = { story: string; args?: Record<string, string | number | boolean>; why: string };

/** A decision of a page's designer, made well and badly. */
export type Guideline = { good: Example; bad: Example };

/** The guidelines of a widget, and the height of its pictures. */
export type Guidance = { height: string; guidelines: Guideline[] };

type GuidedWidget = 'AddToCartButton' | 'MiniCart' | 'AtcDrawer' | 'PaymentTabs' | 'ProductTile';

/** The widgets that most pages use, and the choices that matter there. */
export const GUIDANCE: Record<GuidedWidget, Guidance> = {
  AddToCartButton: {
    height: '8rem',
    guidelines: [
      {
        good: {
          story: 'widgets-addtocartbutton--default',
          why: 'Leave the label to the widget. It is translated, and says what a press does.',
        },
        bad: {
          story: 'widgets-addtocartbutton--default',
          args: { label: 'Submit' },
          why: 'A label of your own that could be on any form.',
        },
      },
      {
        good: {
          story: 'widgets-addtocartbutton--switched-off',
          why: 'Say what customers have to do before they can add the product.',
        },
        bad: {
          story: 'widgets-addtocartbutton--switched-off',
          args: { disabledReason: 'Not available' },
          why: 'A reason that leaves them no next step.',
        },
      },
    ],
  },
  MiniCart: {
    height: '26rem',
    guidelines: [
      {
        good: {
          story: 'widgets-minicart--closed',
          why: 'Let customers open it. The badge has the count at once.',
        },
        bad: {
          story: 'widgets-minicart--filled',
          why: 'Open on arrival: it covers the page, and takes the keyboard focus.',
        },
      },
      {
        good: {
          story: 'widgets-minicart--filled',
          why: 'Set the threshold of free shipping, if the shop has one. Keep the checkout button short.',
        },
        bad: {
          story: 'widgets-minicart--filled',
          args: { checkoutLabel: 'Continue to our fast and secure checkout now' },
          why: 'A button that is read like a sentence.',
        },
      },
    ],
  },
  AtcDrawer: {
    height: '26rem',
    guidelines: [
      {
        good: {
          story: 'widgets-atcdrawer--recommendations-shown',
          why: 'One product of a product page: a drawer, with a few products that go well with it.',
        },
        bad: {
          story: 'widgets-atcdrawer--recommendations-shown',
          args: { surface: 'overlay' },
          why: 'An overlay with the same content hides the page that customers are on.',
        },
      },
      {
        good: {
          story: 'widgets-atcdrawer--toast',
          why: 'One product of many on a list: a toast, so that customers can go on adding.',
        },
        bad: {
          story: 'widgets-atcdrawer--added',
          why: 'A drawer after each press, which has to be closed before the next one.',
        },
      },
    ],
  },
  PaymentTabs: {
    height: '26rem',
    guidelines: [
      {
        good: {
          story: 'widgets-paymenttabs--saved-cards',
          why: 'Open the tab that most customers use. Their own card is selected.',
        },
        bad: {
          story: 'widgets-paymenttabs--saved-cards',
          args: { defaultTab: 'gift' },
          why: 'A tab that few customers need comes first.',
        },
      },
      {
        good: {
          story: 'widgets-paymenttabs--no-saved-card',
          why: 'On a page for paying, show the fields.',
        },
        bad: {
          story: 'widgets-paymenttabs--no-saved-card',
          args: { layout: 'drawer' },
          why: 'A page with nothing else, where paying is one press away. Use the drawer beside other steps.',
        },
      },
    ],
  },
  ProductTile: {
    height: '33rem',
    guidelines: [
      {
        good: {
          story: 'widgets-producttile--standard',
          why: 'Send the price, the unit and the rating: customers compare tiles.',
        },
        bad: {
          story: 'widgets-producttile--price-not-known',
          why: 'A tile without a price, which customers have to open.',
        },
      },
      {
        good: {
          story: 'widgets-producttile--discontinued',
          why: 'Send an alternative with a discontinued product. The tile links to it.',
        },
        bad: {
          story: 'widgets-producttile--out-of-stock',
          why: 'A dead end.',
        },
      },
    ],
  },
};
