import { rememberedHolidays } from '../../core/cart/client/holidays';
import type { DeliveryFacts } from '../../core/cart/rules/deliveryLabel';
import { useStorefront } from '../platform/StorefrontProvider';

/** The inputs of a delivery label: the current time, and the shop's holidays [CART-MSG-018, STOR-004]. */
export function useDeliveryFacts(): DeliveryFacts {
  const { host, locale, settings } = useStorefront();
  return {
    now: host.now(),
    locale,
    sameDayCutoff: settings.config.delivery?.sameDayCutoff,
    isHoliday: (day) => rememberedHolidays(host, Number(day.slice(0, 4)))?.includes(day) ?? false,
  };
}
