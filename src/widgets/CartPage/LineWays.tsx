import type { LineItem } from '../../core/rules/cart';
import { useListWay, usePickupWay } from '../../hooks/useOverlayWays';
import { OverlayWays } from '../../ui/OverlayWays';

export type LineWaysProps = { line: LineItem; isEligible: boolean; hasLists: boolean };

/** Where else a line may go: to a store to be picked up there, or on a list besides [SCR-006, SCR-010]. */
export function LineWays({ line, isEligible, hasLists }: LineWaysProps) {
  return <OverlayWays ways={[usePickupWay(line, isEligible), useListWay([line], { isOffered: hasLists })]} />;
}
