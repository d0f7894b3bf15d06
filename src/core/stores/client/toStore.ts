import { given } from '../../platform/client/wireValue';
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
    street: given(address?.addressLine1),
    city: given(address?.city) ?? given(body.city),
    state: given(address?.state) ?? given(body.state),
    zipCode: given(address?.zipcode) ?? given(body.zipCode),
    hours: [body.workingHours ?? []].flat().filter((line) => line !== ''),
    status: given(body.storeStatus),
    statusTime: given(body.storeStatusTime),
    openTime: given(body.StoreOpenTime),
    distance: Number.isFinite(distance) ? distance : undefined,
    ...(Number.isFinite(latitude) && Number.isFinite(longitude) && { point: { latitude, longitude } }),
    stock: Object.fromEntries(stock),
  };
}
