import { useLayoutEffect, useRef } from 'react';
import {
  checkPurchaseOrder,
  type PurchaseOrderVerdict,
  purchaseOrderMax,
} from '../../../core/checkout/rules/accounting';
import { useAccounting, useAccountingDemands } from '../../../hooks/checkout/useAccounting';
import { useAccountingChange } from '../../../hooks/checkout/useAccountingChange';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useDrawerEvents } from '../../../hooks/platform/useDrawerEvents';
import { useLayer } from '../../../hooks/platform/useLayer';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useOpeningState } from '../../../hooks/platform/useOpeningEnd';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { Field } from '../../../ui/controls/Field';
import { FormOverlay } from '../../../ui/overlays/FormOverlay';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type PoNumberOverlayProps = RootProps &
  OpenProps & {
    /** Requires a number before saving, whatever the account requires. */
    required?: boolean;
    /** Called when the number was saved. */
    onSuccess?: () => void;
  };

/**
 * Prompts for a purchase order number or a release number [SCR-003, SCR-004]. Renders nothing in a consumer shop
 * [GEN-004].
 */
export function PoNumberOverlay(props: PoNumberOverlayProps) {
  const demands = useAccountingDemands();
  const isUsed = [demands.PON, demands.POR].some((demand) => (demand ?? 'off') !== 'off');
  return isUsed ? <Overlay {...props} /> : null;
}

type Draft = { text: string; verdict?: PurchaseOrderVerdict };

function Overlay(props: PoNumberOverlayProps) {
  const translate = useMessages('po-number-overlay', messages);
  const { settings } = useStorefront();
  const layer = useLayer(['PON', 'POR'], props);
  const { isOpen, opening, request } = layer;
  const { accounting, demands } = useAccounting();
  const { form, mutate } = useAccountingChange(layer, props.onSuccess);
  const [draft, setDraft] = useOpeningState<Draft | undefined>(layer, undefined);
  const input = useRef<HTMLInputElement>(null);
  const field = request?.overlay ?? 'PON';
  const isRelease = field === 'POR';
  useDrawerEvents(field, isOpen);

  useLayoutEffect(() => {
    if (opening) input.current?.focus();
  }, [opening]);

  const text = draft?.text ?? (isRelease ? accounting.poRelease : accounting.poNumber) ?? '';
  const max = purchaseOrderMax(field, settings.config.limits);
  const isRequired = props.required || request?.isRequired || demands[field] === 'required';
  const errors = {
    missing: translate(isRelease ? 'requiredRelease' : 'required'),
    'too-long': translate('tooLong', { max }),
  };

  function handleSave() {
    const verdict = checkPurchaseOrder(text, { max, isRequired: Boolean(isRequired) });
    if (!verdict.ok) {
      setDraft({ text, verdict });
      return input.current?.focus();
    }
    const { value } = verdict;
    mutate((client) => client.change(isRelease ? { poRelease: value } : { poNumber: value }));
  }

  return (
    <Widget block="po-number-overlay" props={props}>
      <FormOverlay
        {...form}
        title={translate(isRelease ? 'titleRelease' : 'title')}
        translate={translate}
        name="po-number-overlay"
        overlayType={field}
        onSave={handleSave}
      >
        <Field
          inputRef={input}
          label={translate(isRelease ? 'labelRelease' : 'label')}
          hint={translate('hint', { max })}
          value={text}
          isRequired={Boolean(isRequired)}
          error={draft?.verdict && !draft.verdict.ok ? errors[draft.verdict.reason] : undefined}
          onType={(typed) => setDraft({ text: typed })}
        />
      </FormOverlay>
    </Widget>
  );
}
