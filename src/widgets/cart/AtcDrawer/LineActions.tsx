import type { LineItem } from '../../../core/cart/rules/cart';
import { useDelegateAction, useLineActions } from '../../../hooks/cart/useOverlayActions';
import { OverlayActions } from '../../../ui/controls/OverlayActions';

/** Further actions for an item of an add: pick it up in a store, or add it to a list [SCR-006, SCR-010]. */
export function LineActions({ line, hasLists }: { line: LineItem; hasLists: boolean }) {
  return <OverlayActions actions={useLineActions(line, hasLists)} />;
}

/** The action that names another person to pick up the pickup items [SCR-007]. */
export function DelegateAction({ lines }: { lines: readonly LineItem[] }) {
  return <OverlayActions actions={[useDelegateAction(lines)]} />;
}
