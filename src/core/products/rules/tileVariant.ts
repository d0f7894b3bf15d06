/** All tile variants; a page selects one with `data-variant` [TILE-001 to TILE-009]. */
export const TILE_VARIANTS = [
  'standardTile',
  'listTile',
  'plaTile',
  'atlTile',
  'compareTile',
  'miniTile',
  'listMiniTile',
  'standardSlimTile',
  'standardITFTile',
  'listITFTile',
  'carouselMiniTile',
  'listPrintTile',
  'listOrderDetailsTile',
  'shopTile',
] as const;

export type TileVariant = (typeof TILE_VARIANTS)[number];

/**
 * How much room a tile takes [DEC-Q441]: in a `grid`, the picture is as wide as the tile; a `compact` tile has a small
 * picture, without item number and notes; in a `row`, the details are beside the picture and the
 * buttons beside them.
 */
export type TileDensity = 'grid' | 'compact' | 'row';

/** The appearance of a variant [DEC-144]. */
export type TileLook = {
  density: TileDensity;
  isSponsored: boolean;
  /** Shows a quantity field and the button from the start. */
  hasForm: boolean;
  /** False in print. */
  hasButtons: boolean;
  hasListPicker: boolean;
  /** Has a button that removes the product from the comparison. */
  hasRemove: boolean;
};

const STANDARD: TileLook = {
  density: 'grid',
  isSponsored: false,
  hasForm: false,
  hasButtons: true,
  hasListPicker: false,
  hasRemove: false,
};

const LOOKS: Record<TileVariant, Partial<TileLook>> = {
  standardTile: {},
  listTile: { density: 'row' },
  plaTile: { isSponsored: true },
  atlTile: { hasListPicker: true },
  compareTile: { hasRemove: true },
  miniTile: { density: 'compact' },
  listMiniTile: { density: 'row' },
  standardSlimTile: { density: 'compact' },
  standardITFTile: { hasForm: true },
  listITFTile: { density: 'row', hasForm: true },
  carouselMiniTile: { density: 'compact' },
  listPrintTile: { density: 'row', hasButtons: false },
  listOrderDetailsTile: { density: 'row' },
  shopTile: {},
};

export function tileLook(variant: TileVariant): TileLook {
  return { ...STANDARD, ...LOOKS[variant] };
}

/** The side length of the image in CSS pixels. Grids use the natural size of their images [TILE-036]. */
export const TILE_PICTURE_SIZES: Record<TileDensity, number> = { grid: 180, compact: 120, row: 96 };
