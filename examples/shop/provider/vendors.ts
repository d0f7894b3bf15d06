/** The payment vendors of the shop. Their stand-in has a page for each. */
export const vendors = [
  { type: 'PAYPAL', name: 'Quire Wallet', question: 'Do you want to pay with your wallet?' },
  { type: 'BNPL', name: 'Quire Later', question: 'Do you want to pay in four parts, the first one in two weeks?' },
] as const;

export type VendorType = (typeof vendors)[number]['type'];

export const vendorTypes = vendors.map(({ type }) => type);

/** The vendor of this type; undefined for an unknown type. */
export const vendorNamed = (type: string) => vendors.find((vendor) => vendor.type === type);
