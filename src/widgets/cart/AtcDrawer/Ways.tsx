import type { LineItem } from '../../../core/cart/rules/cart';
import { useDelegateWay, useLineWays } from '../../../hooks/cart/useOverlayWays';
import { OverlayWays } from '../../../ui/controls/OverlayWays';

/** Further actions for an item of an add: pick it up in a store, or add it to a list [SCR-006, SCR-010]. */
export function LineWays({ line, hasLists }: { line: LineItem; hasLists: boolean }) {
  return <OverlayWays ways={useLineWays(line, hasLists)} />;
}

/** The action that names another person to pick up the pickup items [SCR-007]. */
export function DelegateWay({ lines }: { lines: readonly LineItem[] }) {
  return <OverlayWays ways={[useDelegateWay(lines)]} />;
}
