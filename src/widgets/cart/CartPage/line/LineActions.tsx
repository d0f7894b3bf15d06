import type { LineItem } from '../../../../core/cart/rules/cart';
import { useHasLineActions, useLineActions } from '../../../../hooks/cart/useOverlayActions';
import { OverlayActions } from '../../../../ui/controls/OverlayActions';

type LineActionsProps = { line: LineItem; hasLists: boolean };

/** Further actions for a line: pick it up in a store, or add it to a list [SCR-006, SCR-010]. */
export function LineActions(props: LineActionsProps) {
  return useHasLineActions(props.line, props.hasLists) ? <OfferedActions {...props} /> : null;
}

function OfferedActions({ line, hasLists }: LineActionsProps) {
  return <OverlayActions actions={useLineActions(line, hasLists)} />;
}
