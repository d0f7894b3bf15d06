import type { LineItem } from './cart';
import { isFurnitureService } from './furniture';

/**
 * Returns the controls that a line has. `all` is the default. A free sample can only be removed. A part of a bundle,
 * and the line that represents the furniture service, have no controls of their own [CART-ENT-008, FURN-002].
 */
export function lineControls(line: LineItem, serviceSku?: string): 'all' | 'remove' | 'none' {
  if (line.parent?.relation === 'BUNDLE' || isFurnitureService(line, serviceSku)) return 'none';
  return line.isFreeSample ? 'remove' : 'all';
}
