import { orUndefined } from '../../platform/client/wireValue';
import type { StoreBody } from '../contract/pickupStore';
import type { Store } from '../rules/store';

/** Converts the shop's store to the domain type. */
export function toStore(body: StoreBody): Store {
  const { address } = body;
  const distance = Number.parseFloat(String(body.distance ?? ''));
  const latitude = Number.parseFloat(String(body.latitude ?? ''));
  const longitude = Number.parseFloat(String(body.longitude ?? ''));
  const stock = (body.inventory ?? []).flatMap(({ itemId, availablequantity }): [string, number][] =>
    itemId && typeof availablequantity === 'number' ? [[itemId, availablequantity]] : [],
  );
  return {
    number: body.storeNumber,
    street: orUndefined(address?.addressLine1),
    city: orUndefined(address?.city) ?? orUndefined(body.city),
    state: orUndefined(address?.state) ?? orUndefined(body.state),
    zipCode: orUndefined(address?.zipcode) ?? orUndefined(body.zipCode),
    hours: [body.workingHours ?? []].flat().filter((line) => line !== ''),
    status: orUndefined(body.storeStatus),
    statusTime: orUndefined(body.storeStatusTime),
    openTime: orUndefined(body.StoreOpenTime),
    distance: Number.isFinite(distance) ? distance : undefined,
    ...(Number.isFinite(latitude) && Number.isFinite(longitude) && { point: { latitude, longitude } }),
    stock: Object.fromEntries(stock),
  };
}
