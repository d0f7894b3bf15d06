import { rememberedHolidays } from '../../core/cart/client/holidays';
import type { DeliveryFacts } from '../../core/cart/rules/deliveryWords';
import { useStorefront } from '../platform/StorefrontProvider';

/** What the label of a delivery goes by: now, and the days on which this shop delivers nothing [CART-MSG-018, STOR-004]. */
export function useDeliveryFacts(): DeliveryFacts {
  const { host, locale, settings } = useStorefront();
  return {
    now: host.now(),
    locale,
    sameDayCutoff: settings.given.delivery?.sameDayCutoff,
    isHoliday: (day) => rememberedHolidays(host, Number(day.slice(0, 4)))?.includes(day) ?? false,
  };
}
