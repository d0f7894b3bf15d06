import type { CommerceError } from '../src/core/platform/rules/commerceError';
import type { Entry, Surface } from './entry';

/** A widget on the page. */
export type Mounted = {
  /** What broke it while it was drawn: the server's HTML shows again. */
  problem?: CommerceError;
  entry: Entry;
  /** Its button, for a customer who was faster than the script; null when it has none that stands for what was pressed. */
  control(): HTMLElement | null;
  /** Milliseconds from the wish for it until it was handed to the renderer, its files included. */
  ms: number;
  /** Takes it away; the server's HTML shows again. */
  unmount(): void;
};

/** An element whose own attributes or configuration are wrong: that was told, and its HTML stays; `unmount` forgets it. */
export type Refused = { problem: CommerceError; entry?: undefined; control?: undefined; unmount(): void };

/**
 * An element of the page: `press` is the first press on it, kept until there is someone to answer it. `isComing` is false
 * once its widget has come or was refused, and undefined as long as nobody has asked for it.
 */
export type Watched = {
  slug: string;
  isComing?: boolean | undefined;
  press?: HTMLElement | undefined;
  /** While the runtime mounts it, and after. */
  mounting?: Promise<Mounted | Refused>;
  mounted?: Mounted | Refused;
};

/**
 * Brings a widget to its element, where that says all it has to. It is drawn when nobody has a
 * hand on the page: `released` is asked then. A press that is kept until then is taken over, where the widget can do that.
 */
export type Mount = (
  element: HTMLElement,
  one: Watched,
  surface: Surface,
  released: () => Promise<void>,
) => Promise<Mounted | Refused>;
