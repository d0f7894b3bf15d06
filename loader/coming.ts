/** When an element's widget comes. */

/** How far outside the window an element counts as near. */
export const NEAR_PX = 300;

export type Waker = {
  /** Brings the widgets of a name that nothing on the page has brought yet; says whether the page has any. */
  wake(slug: string): boolean;
};

/** What gives a drawer a button of its own, or opens it. */
const AWAKE = '[data-open],[data-label],[data-url],[data-sku],[data-skus]';

/** Has the element neither a button of its own, nor is it open from the start? Then a dormant widget loads when it is opened. */
export const isAsleep = (element: Element): boolean => !element.matches(AWAKE);

/**
 * Elements where the server's HTML does the widget's work as well: it stands until it is touched, and costs nothing until
 * then. Left out are those that ask for what such HTML does not have: a stepper, or words for a button that is off.
 */
const STANDS = '[data-quire=add-to-cart-button]:not([data-show-quantity],[data-product-state],[data-disabled-reason])';

/** May the server's HTML stand, and has it something to press? */
export function canStand(element: Element): boolean {
  return element.matches(STANDS) && !!element.querySelector('button:enabled,[type=submit]:enabled');
}
