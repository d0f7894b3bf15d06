import type { CommerceError } from '../src/core/platform/rules/commerceError';
import type { Entry, Surface } from './entry';

/** A widget on the page. */
export type Mounted = {
  /** The error that it threw while rendering. The fallback HTML is displayed again. */
  problem?: CommerceError;
  entry: Entry;
  /**
   * The widget's button, which receives a click that was queued before the widget mounted. Null when the pressed control
   * itself stays, or is one of several: a link beside other controls, or one of two submit buttons.
   */
  control(pressed: Element): HTMLElement | null;
  /**
   * Milliseconds from the request to mount it until it was passed to the renderer, including the download of its files.
   */
  ms: number;
  /**
   * Renders it with these props; its state stays. If `isOpen` differs from its state, it starts again, open or closed.
   */
  draw(props: Record<string, unknown>, isOpen?: boolean): void;
  /** Unmounts it and displays the fallback HTML again. */
  unmount(): void;
};

/**
 * An element with invalid attributes or an invalid configuration. The error was reported and the fallback HTML stays.
 * `unmount` stops watching the element.
 */
export type Refused = { problem: CommerceError; entry?: undefined; control?: undefined; unmount(): void };

/**
 * An element of the page. `press` is the control of the first click, queued until the widget can handle it. `isLoading`
 * is true while the widget loads, false once it was mounted or refused, and undefined until something requests it.
 */
export type ObservedWidget = {
  slug: string;
  /** The file that contains the widget of this name, if any. */
  file?: string | undefined;
  /** The server's button, if its HTML works: it stays, and the widget acts on it. */
  button?: HTMLButtonElement | null | undefined;
  /** It displays nothing yet, and loads when something opens it. */
  isDormant?: boolean | undefined;
  isLoading?: boolean | undefined;
  /** Why its files failed to load at the last attempt. */
  failure?: string | undefined;
  press?: HTMLElement | undefined;
  /** Set while the runtime mounts it and afterwards. */
  mounting?: Promise<Mounted | Refused> | undefined;
  mounted?: Mounted | Refused | undefined;
};

/**
 * Mounts the widget of an element whose attributes are complete and valid. Renders only while no pointer or key is
 * pressed, for which it awaits `released`.
 */
export type Mount = (
  element: HTMLElement,
  observed: ObservedWidget,
  surface: Surface,
  released: () => Promise<void>,
) => Promise<Mounted | Refused>;
