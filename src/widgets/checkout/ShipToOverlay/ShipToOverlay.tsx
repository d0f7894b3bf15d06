'use client';

import { checkLocation, NEW_LOCATION, type NewLocation } from '../../../core/checkout/rules/shipTo';
import { genericMessage } from '../../../core/platform/rules/genericMessage';
import { hasAccounting } from '../../../core/platform/rules/session/accountingDemands';
import { useAccounting } from '../../../hooks/checkout/useAccounting';
import { useAccountingChange } from '../../../hooks/checkout/useAccountingChange';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useLayer } from '../../../hooks/platform/useLayer';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useOpeningState } from '../../../hooks/platform/useOpeningEnd';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { FormOverlay } from '../../../ui/overlays/FormOverlay';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';
import { ShipToBody, type ShipToDraft } from './ShipToBody';

export type ShipToOverlayProps = RootProps &
  OpenProps & {
    /** Called when the address was saved. */
    onSuccess?: () => void;
  };

/**
 * Lets a business buyer choose the location that the order is shipped to, or add one [SCR-005]. Renders nothing in a
 * consumer shop.
 */
export function ShipToOverlay(props: ShipToOverlayProps) {
  const { site } = useStorefront();
  return hasAccounting(site) ? <Overlay {...props} /> : null;
}

const UNTOUCHED: ShipToDraft = { faults: [] };

function Overlay(props: ShipToOverlayProps) {
  const translate = useMessages('ship-to-overlay', messages);
  const { site, settings } = useStorefront();
  const layer = useLayer(['SHIP_TO'], props, { name: 'SHIP_TO' });
  const { isOpen, close } = layer;
  const { cart, shipTo, isMutating, phase: read, refetch } = useAccounting();
  const save = useAccountingChange(layer, props.onSuccess);
  const [draft, setDraft] = useOpeningState<ShipToDraft>(layer, UNTOUCHED);

  const change = (to: Partial<ShipToDraft>) => setDraft({ ...draft, ...to });
  const chosenId = draft.chosenId ?? shipTo.chosenId;
  const isAdding = draft.typed !== undefined || (shipTo.canAdd && shipTo.locations.length === 0);
  const hasChoice = shipTo.locations.length > 1 || shipTo.canAdd;

  const isRefused = save.error?.code === 'ONE_LOCATION_ONLY' || save.error?.code === 'ADDRESS_INVALID';
  const failureMessage = isRefused ? translate('refused') : genericMessage('changeFailed', settings.messages.cart);

  const saveAs = (location: string | NewLocation) => save.mutate((client) => client.shipTo(location));

  function handleSave() {
    if (isMutating) return;
    if (!isAdding) return chosenId === undefined ? change({ isUnchosen: true }) : saveAs(chosenId);
    const verdict = checkLocation(draft.typed ?? NEW_LOCATION, site.isCA ? 'CA' : 'US');
    return verdict.ok
      ? saveAs(verdict.location)
      : change({ typed: draft.typed ?? NEW_LOCATION, faults: verdict.faults });
  }

  return (
    <Widget block="ship-to-overlay" props={props}>
      <FormOverlay
        isOpen={isOpen}
        title={translate('title')}
        labels={{ close: translate('close'), save: translate('save'), cancel: translate('cancel') }}
        name="ship-to-overlay"
        overlayType="SHIP_TO"
        isSaving={save.isPending}
        isMutating={isMutating}
        failure={save.isError ? failureMessage : undefined}
        canSave={cart !== undefined && hasChoice}
        onSave={handleSave}
        onClose={() => close()}
      >
        <ShipToBody
          hasCart={cart !== undefined}
          read={read}
          shipTo={shipTo}
          draft={draft}
          chosenId={chosenId}
          isAdding={isAdding}
          onChange={change}
          onRetry={refetch}
          translate={translate}
        />
      </FormOverlay>
    </Widget>
  );
}
