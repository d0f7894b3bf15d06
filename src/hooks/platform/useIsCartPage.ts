import { useLayoutEffect, useState } from 'react';
import { isCartPage } from '../../core/platform/rules/cartPage';
import { useStorefront } from './StorefrontProvider';

/** Whether the widget is on a cart page [ROUTE-006]. False during server rendering. */
export function useIsCartPage(): boolean {
  const { location } = useStorefront().host;
  const [isOnIt, setOnIt] = useState(false);
  useLayoutEffect(() => {
    setOnIt(isCartPage(new URL(location.href, 'https://page').pathname));
  }, [location]);
  return isOnIt;
}
