const printers = ['TEC-MA-10003626', 'TEC-MA-10003674', 'TEC-MA-10000029'];
const cartridges = ['INK-BLACK-XL', 'INK-COLOR-3PK'];

/** The printers that take a cartridge; empty for every other product. */
export const printersFor = (sku: string): readonly string[] => (cartridges.includes(sku) ? printers : []);

/** The cartridges that fit a printer; empty for every other product. */
export const cartridgesFor = (sku: string): readonly string[] => (printers.includes(sku) ? cartridges : []);
