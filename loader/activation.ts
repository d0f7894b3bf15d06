/** How far outside the window an element still counts as near, in CSS pixels. */
export const NEAR_PX = 300;

export type Activator = {
  /**
   * Mounts the widgets of this name that are not mounted or loading yet. Returns whether the page has any of that name.
   */
  activate(slug: string): boolean;
};

/** Attributes that give a drawer its own button or open it. */
const ACTIVE = '[data-open],[data-label],[data-url],[data-sku],[data-skus]';

/**
 * Whether the element has no button of its own and is not open from the start. A dormant widget there loads when it is
 * opened.
 */
export const isDormant = (element: Element): boolean => !element.matches(ACTIVE);

/**
 * Elements whose fallback HTML does the same work as the widget. It stays until the customer interacts with it, and costs
 * nothing until then. Excluded are elements that need what such HTML lacks: a stepper, or the text for a disabled
 * button.
 */
const WORKING_FALLBACK =
  '[data-quire=add-to-cart-button]:not([data-show-quantity],[data-product-state],[data-disabled-reason])';

/** Whether the fallback HTML may stay and contains an enabled button. */
export function hasWorkingFallback(element: Element): boolean {
  return element.matches(WORKING_FALLBACK) && !!element.querySelector('button:enabled,[type=submit]:enabled');
}
