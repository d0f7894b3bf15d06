import { expect, test } from 'vitest';
import { LAYERS, type Layer, layerVariable } from './layers';

test.each([
  ['submenu', 100],
  ['mainMenu', 9996],
  ['topHat', 9997],
  ['drawer', 9998],
] as const)('the layer of the %s is %i [LAY-005]', (layer, zIndex) => {
  expect(LAYERS[layer]).toBe(zIndex);
});

test('the layers from the top are toast, loading mask, overlay, drawer, top hat, main menu and submenu [LAY-005]', () => {
  const fromTheTop = (Object.keys(LAYERS) as Layer[]).sort((a, b) => LAYERS[b] - LAYERS[a]);
  expect(fromTheTop).toEqual(['toast', 'loadingMask', 'overlay', 'drawer', 'topHat', 'mainMenu', 'submenu']);
  expect([LAYERS.overlay, LAYERS.loadingMask, LAYERS.toast]).toEqual([9999, 10000, 10001]);
});

test('each layer has its CSS variable [LAY-005]', () => {
  expect(layerVariable('drawer')).toBe('--quire-z-drawer');
  expect(layerVariable('topHat')).toBe('--quire-z-top-hat');
});
