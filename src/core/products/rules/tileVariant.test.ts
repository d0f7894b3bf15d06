import { expect, test } from 'vitest';
import { TILE_PICTURE_SIZES, TILE_VARIANTS, type TileLook, type TileVariant, tileLook } from './tileVariant';

test('there are fourteen tile variants, and standardTile looks like shopTile [TILE-001, TILE-009]', () => {
  expect(TILE_VARIANTS).toHaveLength(14);
  expect(tileLook('standardTile')).toEqual(tileLook('shopTile'));
});

test.each<[TileVariant, Partial<TileLook>]>([
  ['listTile', { density: 'row', hasButtons: true }],
  ['plaTile', { isSponsored: true, density: 'grid' }],
  ['atlTile', { hasListPicker: true }],
  ['compareTile', { hasRemove: true }],
  ['miniTile', { density: 'compact' }],
  ['listMiniTile', { density: 'row' }],
  ['standardSlimTile', { density: 'compact' }],
  ['standardITFTile', { density: 'grid', hasForm: true }],
  ['listITFTile', { density: 'row', hasForm: true }],
  ['listPrintTile', { density: 'row', hasButtons: false }],
])(
  '%s has the look %j [TILE-002, TILE-003, TILE-004, TILE-005, TILE-006, TILE-007, TILE-008, TILE-009]',
  (variant, look) => {
    expect(tileLook(variant)).toMatchObject(look);
  },
);

test('the picture of a tile in a grid is 180 pixels wide [TILE-036]', () => {
  expect(TILE_PICTURE_SIZES[tileLook('standardTile').density]).toBe(180);
});
