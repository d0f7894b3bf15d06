import * as v from 'valibot';

/**
 * Valibot, hardened for pages whose scripts extend `Object.prototype`. Valibot iterates over the entries of a schema
 * with `for … in`, which includes inherited properties. Import this module as `v` in place of the package.
 */
export * from 'valibot';

/** As of valibot; its entries inherit nothing. */
export const object: typeof v.object = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object({ __proto__: null, ...entries });

/** As of valibot; its entries inherit nothing. */
export const looseObject: typeof v.looseObject = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.looseObject({ __proto__: null, ...entries });
