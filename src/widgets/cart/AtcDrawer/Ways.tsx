import type { LineItem } from '../../../core/cart/rules/cart';
import { useDelegateWay, useLineWays } from '../../../hooks/cart/useOverlayWays';
import { OverlayWays } from '../../../ui/controls/OverlayWays';

/** Where else one of the items of an add may go: to a store, or on a list [SCR-006, SCR-010]. */
export function LineWays({ line, hasLists }: { line: LineItem; hasLists: boolean }) {
  return <OverlayWays ways={useLineWays(line, hasLists)} />;
}

/** Who else may pick up what is picked up [SCR-007]. */
export function DelegateWay({ lines }: { lines: readonly LineItem[] }) {
  return <OverlayWays ways={[useDelegateWay(lines)]} />;
}
