import type { FakeShop } from '../shop/fakeShop';
import { renderOn } from './renderWidget';
import { aStorefront, type TestStorefront, type TestStorefrontOptions } from './storefront';

/** A component that calls a hook, on a page with a fake shop. */
export type HookPage<Result, Props> = {
  /** The result of the latest render; undefined before the first one. */
  result: () => Result;
  /** Renders it with other props. */
  rerender: (props: Props) => void;
  unmount: () => void;
  storefront: TestStorefront;
  shop: FakeShop;
};

/** Renders a component that calls a hook and displays nothing. `storefront` is an existing page's. */
export function renderHook<Result, Props = undefined>(
  useResult: (props: Props) => Result,
  { props, ...options }: TestStorefrontOptions & { storefront?: TestStorefront; props?: Props } = {},
): HookPage<Result, Props> {
  let latest: Result | undefined;
  const Probe = ({ props: current }: { props: Props }) => {
    latest = useResult(current);
    return null;
  };
  const storefront = options.storefront ?? aStorefront(options);
  const page = renderOn(storefront, <Probe props={props as Props} />);
  return {
    result: () => latest as Result,
    rerender: (next) => page.redraw(<Probe props={next} />),
    unmount: page.unmount,
    storefront,
    shop: storefront.shop,
  };
}
