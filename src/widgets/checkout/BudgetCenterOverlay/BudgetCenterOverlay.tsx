'use client';

import { useEffect } from 'react';
import { genericMessage } from '../../../core/platform/rules/genericMessage';
import { useAccounting, useAccountingDemands } from '../../../hooks/checkout/useAccounting';
import { useAccountingChange } from '../../../hooks/checkout/useAccountingChange';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useLayer } from '../../../hooks/platform/useLayer';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useOpeningState } from '../../../hooks/platform/useOpeningEnd';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { FormOverlay } from '../../../ui/overlays/FormOverlay';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { CenterChoices } from './CenterChoices';
import { messages } from './messages';

export type BudgetCenterOverlayProps = RootProps &
  OpenProps & {
    /**
     * Whether the choice is for the whole cart or for the line `lineId`, if the request does not specify it. The default is
     * `cart`.
     */
    scope?: 'cart' | 'line';
    /** The line to which the choice applies, if `scope` is `line`. */
    lineId?: string;
    /** Requires a choice before saving, whatever the account requires. */
    required?: boolean;
    /** Leaves the budget centers of the lines unchanged when the cart's is chosen. */
    preservesLines?: boolean;
    /** Called when the choice was saved. */
    onSuccess?: () => void;
  };

/**
 * Lets a business buyer choose the budget center that pays, for the whole cart or for one line [SCR-002]. Renders
 * nothing in a consumer shop [GEN-004].
 */
export function BudgetCenterOverlay(props: BudgetCenterOverlayProps) {
  const demands = useAccountingDemands();
  return (demands.BC ?? 'off') === 'off' ? null : (
    <Overlay {...props} isRequiredByAccount={demands.BC === 'required'} />
  );
}

function Overlay(props: BudgetCenterOverlayProps & { isRequiredByAccount: boolean }) {
  const translate = useMessages('budget-center-overlay', messages);
  const { settings } = useStorefront();
  const layer = useLayer(['BC'], props, { name: 'BC' });
  const { isOpen, request, close } = layer;
  const { cart, accounting, isMutating, phase: read, refetch } = useAccounting();
  const save = useAccountingChange(layer, props.onSuccess);
  const [draft, setDraft] = useOpeningState<{ chosen: string; isRefused?: boolean } | undefined>(layer, undefined);

  const lineId = request?.lineId ?? (props.scope === 'line' ? props.lineId : undefined);
  const line = lineId === undefined ? undefined : cart?.lines.find(({ id }) => id === lineId);
  const ownOfLine = line?.budgetCenter === accounting.budgetCenter ? '' : (line?.budgetCenter ?? '');
  const chosen = draft?.chosen ?? (line ? ownOfLine : (accounting.budgetCenter ?? ''));
  const isRequired = props.required || request?.isRequired || props.isRequiredByAccount;
  // a line without a budget center of its own uses the cart's
  const mustChoose = isRequired && !(line && accounting.budgetCenter);

  // the line has left the cart meanwhile: close the overlay instead of changing the whole cart
  const isLineRemoved = isOpen && lineId !== undefined && cart !== undefined && !line;
  useEffect(() => {
    if (isLineRemoved) close();
  }, [isLineRemoved, close]);

  function handleSave() {
    if (isMutating || isLineRemoved) return;
    if (mustChoose && chosen === '') return setDraft({ chosen, isRefused: true });
    save.mutate((client) =>
      line
        ? client.change({ lines: [{ lineId: line.id, budgetCenter: chosen }] })
        : client.change({ budgetCenter: chosen }, { preservesLines: props.preservesLines ?? false }),
    );
  }

  return (
    <Widget block="budget-center-overlay" props={props}>
      <FormOverlay
        isOpen={isOpen && !isLineRemoved}
        title={line ? translate('titleOfLine', { name: line.name }) : translate('title')}
        labels={{ close: translate('close'), save: translate('save'), cancel: translate('cancel') }}
        name="budget-center-overlay"
        overlayType="BC"
        isSaving={save.isPending}
        isMutating={isMutating}
        failure={save.isError ? genericMessage('changeFailed', settings.messages.cart) : undefined}
        canSave={accounting.budgetCenters.length > 0}
        onSave={handleSave}
        onClose={() => close()}
      >
        <CenterChoices
          key={request?.key}
          cart={cart}
          read={read}
          isOfLine={line !== undefined}
          canBeNone={!mustChoose}
          changesLines={!line && !props.preservesLines}
          accounting={accounting}
          chosen={chosen}
          error={draft?.isRefused ? translate('required') : undefined}
          onChoose={(value) => setDraft({ chosen: value })}
          onRetry={refetch}
          translate={translate}
        />
      </FormOverlay>
    </Widget>
  );
}
