import type { LineItem } from '../../../../core/cart/rules/cart';
import { useOffWhilePending } from '../../../../hooks/cart/useOffWhilePending';
import { useListAction } from '../../../../hooks/cart/useOverlayActions';
import { useRemoveLine } from '../../../../hooks/cart/useRemoveLine';
import { useMessages } from '../../../../hooks/platform/useMessages';
import { canSaveForLater, useSaveForLater } from '../../../../hooks/saved/useSaveForLater';
import { LinkButton } from '../../../../ui/controls/LinkButton';
import { OverlayActions } from '../../../../ui/controls/OverlayActions';
import { messages } from '../messages';

/** Adds the line to a list [SCR-010]. */
export function LineActions({ line }: { line: LineItem }) {
  return <OverlayActions actions={[useListAction([line], { isOffered: true })]} />;
}

/** Removes the line. While another change is in flight, the removal waits for it [CART-UPD-006, CART-DEL-004]. */
export function RemoveButton({ line, isLeaving }: { line: LineItem; isLeaving: boolean }) {
  const translate = useMessages('cart-page', messages);
  const remove = useRemoveLine();
  const off = useOffWhilePending(line.id === '' || isLeaving);
  return (
    <LinkButton
      buttonRef={off.button}
      label={translate('removeNamed', { name: line.name })}
      onClick={() => !off.isNow() && remove.mutate(line.id)}
    >
      {translate('remove')}
    </LinkButton>
  );
}

/** Saves the line for later, where the page allows it. While another change is in flight, it waits [SFL-002]. */
export function SaveButton({ line, isLeaving }: { line: LineItem; isLeaving: boolean }) {
  const translate = useMessages('cart-page', messages);
  const save = useSaveForLater();
  const off = useOffWhilePending(isLeaving);
  if (!canSaveForLater(line)) return null;
  return (
    <LinkButton
      buttonRef={off.button}
      label={translate('saveNamed', { name: line.name })}
      onClick={() => !off.isNow() && save.mutate(line)}
    >
      {translate('saveForLater')}
    </LinkButton>
  );
}
