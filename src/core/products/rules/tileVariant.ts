/** Every way a tile is drawn; a page names it in `data-variant` [TILE-001 to TILE-009]. */
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

/** What a variant's name says of it [DEC-144]. */
export type TileLook = {
  /** The picture beside the facts; else above them. */
  isRow: boolean;
  size: 'full' | 'slim' | 'mini';
  isSponsored: boolean;
  /** A quantity and the button, open from the start. */
  hasForm: boolean;
  /** False on paper. */
  hasButtons: boolean;
  hasListPicker: boolean;
  /** Takes it away from those compared. */
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

/** The side of the picture's box in CSS pixels; the full one is a picture's own size [TILE-036]. */
export const TILE_PICTURE_SIZES: Record<TileLook['size'], number> = { full: 180, slim: 120, mini: 80 };
