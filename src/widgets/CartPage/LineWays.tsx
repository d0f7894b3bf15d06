import type { LineItem } from '../../core/rules/cart';
import { useLineWays } from '../../hooks/useOverlayWays';
import { OverlayWays } from '../../ui/OverlayWays';

/** Where else a line may go: to a store to be picked up there, or on a list besides [SCR-006, SCR-010]. */
export function LineWays({ line, hasLists }: { line: LineItem; hasLists: boolean }) {
  return <OverlayWays ways={useLineWays(line, hasLists)} />;
}
