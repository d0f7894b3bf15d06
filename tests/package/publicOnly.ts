/**
 * Public functions and constants that only integrators use, each with what for. The guide for React apps names all of
 * them. A rule of the specification is better used by the product itself, or not at all.
 */
export const PUBLIC_ONLY: Record<string, string> = {
  ariaLabelKey: 'tooltips of a page are stored by these keys; widgets have none [TXT-003]',
  customerOf: 'content and prices of a page depend on facts that change nothing in widgets [DEC-Q382]',
  ENDPOINTS: 'an adapter to another backend recognises requests by their paths',
  GRID: 'a page lays out its own columns between the widgets [LAY-004, DEC-124]',
  isCommerceError: 'an app recognises the errors of hooks and clients, also those of another copy of the package',
  requestShop: 'a page sends requests to its shop that no widget makes [DEC-Q495]',
  StorefrontProvider: 'a React app has its configuration in it; the script tag creates one storefront for all widgets',
  useAccountingGate: 'a page with a checkout link of its own asks for what a business requires [GEN-004]',
  useCustomer: 'the same as customerOf, in components',
  withStoragePrefix: 'two shops on one origin store their records apart [DEC-083]',
};
