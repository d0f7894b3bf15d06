import type { ObservedWidget } from './observedWidget';
import type { FileTable } from './table';

/** How far outside the window an element still counts as near, in CSS pixels. */
export const NEAR_PX = 300;

/** The part of the loader that its other files use. */
export type Activator = FileTable & {
  /** The page's elements, with the state of each. */
  observed: ReadonlyMap<Element, ObservedWidget>;
  /** Mounts the widget of an element, wherever it is, unless it is mounted or loading. */
  mount(element: Element): Promise<void>;
};

/** Attributes that give a dormant widget its own button or open it. */
export const ACTIVE = '[data-open],[data-label],[data-url],[data-sku],[data-skus],[data-opener=button]';

/**
 * Elements whose fallback HTML does the same work as the widget. It stays until the customer interacts with it, and costs
 * nothing until then. Excluded are elements that need what such HTML lacks: a stepper, or the text for a disabled
 * button.
 */
const WORKING_FALLBACK =
  '[data-quire=add-to-cart-button]:not([data-show-quantity],[data-product-state],[data-disabled-reason])';

/**
 * The enabled submit button of a fallback HTML that may stay. The widget later acts on this button, and renders none. An
 * `<input>` cannot display the widget's state, and a button of another type does something else.
 */
export const workingButton = (element: Element): HTMLButtonElement | null | undefined =>
  element.matches(WORKING_FALLBACK)
    ? element.querySelector('button:not(:disabled,[type=button],[type=reset])')
    : undefined;
