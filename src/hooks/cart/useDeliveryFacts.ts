import { useEffect } from 'react';
import { rememberedHolidays, rememberHolidays } from '../../core/cart/client/holidays';
import type { DeliveryFacts } from '../../core/cart/rules/deliveryLabel';
import { useStorefront } from '../platform/StorefrontProvider';

/**
 * The inputs of a delivery label: the current time, and the shop's holidays. Those of the page's settings are stored in
 * the browser, for pages that do not send them [CART-MSG-018, STOR-004].
 */
export function useDeliveryFacts(): DeliveryFacts {
  const { host, locale, settings } = useStorefront();
  const { sameDayCutoff, holidays } = settings.config.delivery ?? {};

  useEffect(() => {
    if (holidays) rememberHolidays(host, holidays.year, holidays.dates);
  }, [host, holidays]);

  const datesOf = (year: number) => (holidays?.year === year ? holidays.dates : rememberedHolidays(host, year));
  return {
    now: host.now(),
    locale,
    sameDayCutoff,
    isHoliday: (day) => datesOf(Number(day.slice(0, 4)))?.includes(day) ?? false,
  };
}
