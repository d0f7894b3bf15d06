/** The stacking order: the z-index of every layer, for pages that place elements of their own among them [LAY-005]. */
export const LAYERS = {
  toast: 10001,
  loadingMask: 10000,
  overlay: 9999,
  drawer: 9998,
  topHat: 9997,
  mainMenu: 9996,
  submenu: 100,
} as const;

export type Layer = keyof typeof LAYERS;

/** The CSS variable that carries a layer's z-index: `--quire-z-top-hat` [LAY-005]. */
export function layerVariable(layer: Layer): string {
  return `--quire-z-${layer.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}
