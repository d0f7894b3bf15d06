import type { LineItem } from './cart';
import { isFurnitureService } from './furniture';

/**
 * What the customer may do with a line: `all`; only take it out, for a free sample; or nothing by itself, for a part of a
 * bundle and for the line that stands for the furniture service [CART-ENT-008, FURN-002].
 */
export function lineControls(line: LineItem, serviceSku?: string): 'all' | 'remove' | 'none' {
  if (line.parent?.relation === 'BUNDLE' || isFurnitureService(line, serviceSku)) return 'none';
  return line.isFreeSample ? 'remove' : 'all';
}
