import { expect, test } from 'vitest';
import { TILE_PICTURE_SIZES, TILE_VARIANTS, type TileLook, type TileVariant, tileLook } from './tileVariant';

test('there are fourteen tile variants, and standardTile looks like shopTile [TILE-001, TILE-009]', () => {
  expect(TILE_VARIANTS).toHaveLength(14);
  expect(tileLook('standardTile')).toEqual(tileLook('shopTile'));
});

test.each<[TileVariant, Partial<TileLook>]>([
  ['listTile', { isRow: true, size: 'full', hasButtons: true }],
  ['plaTile', { isSponsored: true, isRow: false }],
  ['atlTile', { hasListPicker: true }],
  ['compareTile', { hasRemove: true }],
  ['miniTile', { isRow: false, size: 'mini' }],
  ['listMiniTile', { isRow: true, size: 'mini' }],
  ['standardSlimTile', { size: 'slim' }],
  ['standardITFTile', { isRow: false, hasForm: true }],
  ['listITFTile', { isRow: true, hasForm: true }],
  ['listPrintTile', { isRow: true, hasButtons: false }],
])(
  '%s has the look %j [TILE-002, TILE-003, TILE-004, TILE-005, TILE-006, TILE-007, TILE-008, TILE-009]',
  (variant, look) => {
    expect(tileLook(variant)).toMatchObject(look);
  },
);

test('the picture of a full-size tile is 180 pixels wide [TILE-036]', () => {
  expect(TILE_PICTURE_SIZES[tileLook('standardTile').size]).toBe(180);
});
