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

/** The appearance of a variant [DEC-144]. */
export type TileLook = {
  /** The image is beside the details; otherwise above them. */
  isRow: boolean;
  size: 'full' | 'slim' | 'mini';
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
  isRow: false,
  size: 'full',
  isSponsored: false,
  hasForm: false,
  hasButtons: true,
  hasListPicker: false,
  hasRemove: false,
};

const LOOKS: Record<TileVariant, Partial<TileLook>> = {
  standardTile: {},
  listTile: { isRow: true },
  plaTile: { isSponsored: true },
  atlTile: { hasListPicker: true },
  compareTile: { hasRemove: true },
  miniTile: { size: 'mini' },
  listMiniTile: { isRow: true, size: 'mini' },
  standardSlimTile: { size: 'slim' },
  standardITFTile: { hasForm: true },
  listITFTile: { isRow: true, hasForm: true },
  carouselMiniTile: { size: 'mini' },
  listPrintTile: { isRow: true, hasButtons: false },
  listOrderDetailsTile: { isRow: true, size: 'slim' },
  shopTile: {},
};

export function tileLook(variant: TileVariant): TileLook {
  return { ...STANDARD, ...LOOKS[variant] };
}

/** The side length of the image box in CSS pixels; the full size is the natural size of the images [TILE-036]. */
export const TILE_PICTURE_SIZES: Record<TileLook['size'], number> = { full: 180, slim: 120, mini: 80 };
