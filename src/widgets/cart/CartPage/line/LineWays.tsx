import type { LineItem } from '../../../../core/cart/rules/cart';
import { useHasLineWays, useLineWays } from '../../../../hooks/cart/useOverlayWays';
import { OverlayWays } from '../../../../ui/controls/OverlayWays';

type LineWaysProps = { line: LineItem; hasLists: boolean };

/** Further actions for a line: pick it up in a store, or add it to a list [SCR-006, SCR-010]. */
export function LineWays(props: LineWaysProps) {
  return useHasLineWays(props.line, props.hasLists) ? <OfferedWays {...props} /> : null;
}

function OfferedWays({ line, hasLists }: LineWaysProps) {
  return <OverlayWays ways={useLineWays(line, hasLists)} />;
}
