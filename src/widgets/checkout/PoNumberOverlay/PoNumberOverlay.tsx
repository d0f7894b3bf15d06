'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import {
  checkPurchaseOrder,
  type PurchaseOrderVerdict,
  purchaseOrderMax,
} from '../../../core/checkout/rules/accounting';
import { genericMessage } from '../../../core/platform/rules/genericMessage';
import { useAccounting, useAccountingDemands } from '../../../hooks/checkout/useAccounting';
import { type ChangeResult, useAccountingChange } from '../../../hooks/checkout/useAccountingChange';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useDrawerEvents } from '../../../hooks/platform/useDrawerEvents';
import { useLayer } from '../../../hooks/platform/useLayer';
import { useMessages } from '../../../hooks/platform/useMessages';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { Field } from '../../../ui/controls/Field';
import { FormOverlay } from '../../../ui/overlays/FormOverlay';
import { Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type PoNumberOverlayProps = OpenProps & {
  /** Requires a number before saving, whatever the account requires. */
  required?: boolean;
  onSave?: () => void;
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

function Overlay(props: PoNumberOverlayProps) {
  const translate = useMessages('po-number-overlay', messages);
  const { settings } = useStorefront();
  const { isOpen, request, close } = useLayer(['PON', 'POR'], props);
  const key = request?.key ?? '';
  const { accounting, demands, isPending } = useAccounting();
  const save = useAccountingChange();
  const [draft, setDraft] = useState<{ key: string; text: string; verdict?: PurchaseOrderVerdict }>();
  const input = useRef<HTMLInputElement>(null);
  const field = request?.overlay ?? 'PON';
  const isRelease = field === 'POR';
  useDrawerEvents(field, isOpen);
  const openKey = isOpen ? key : undefined;

  useLayoutEffect(() => {
    if (openKey !== undefined) input.current?.focus();
  }, [openKey]);

  const current = draft !== undefined && draft.key === key ? draft : undefined;
  const text = current?.text ?? (isRelease ? accounting.poRelease : accounting.poNumber) ?? '';
  const max = purchaseOrderMax(field, settings.config.limits);
  const isRequired = props.required || request?.isRequired || demands[field] === 'required';
  const errors = {
    missing: translate(isRelease ? 'requiredRelease' : 'required'),
    'too-long': translate('tooLong', { max }),
  };

  function cancel() {
    save.reset();
    setDraft(undefined);
    close();
  }

  function onSuccess({ kind }: ChangeResult) {
    if (kind === 'ignored') return;
    props.onSave?.();
    setDraft(undefined);
    close('done');
  }

  function handleSave() {
    if (isPending) return;
    const verdict = checkPurchaseOrder(text, { max, isRequired: Boolean(isRequired) });
    if (!verdict.ok) {
      setDraft({ key, text, verdict });
      return input.current?.focus();
    }
    const { value } = verdict;
    save.mutate((client) => client.change(isRelease ? { poRelease: value } : { poNumber: value }), { onSuccess });
  }

  return (
    <Widget block="po-number-overlay">
      <FormOverlay
        isOpen={isOpen}
        title={translate(isRelease ? 'titleRelease' : 'title')}
        labels={{ close: translate('close'), save: translate('save'), cancel: translate('cancel') }}
        name="po-number-overlay"
        overlayType={field}
        isSaving={save.isPending}
        isPending={isPending}
        failure={save.isError ? genericMessage('changeFailed', settings.messages.cart) : undefined}
        onSave={handleSave}
        onClose={cancel}
      >
        <Field
          inputRef={input}
          label={translate(isRelease ? 'labelRelease' : 'label')}
          hint={translate('hint', { max })}
          value={text}
          isRequired={Boolean(isRequired)}
          error={current?.verdict && !current.verdict.ok ? errors[current.verdict.reason] : undefined}
          onType={(typed) => setDraft({ key, text: typed })}
          onEnter={handleSave}
        />
      </FormOverlay>
    </Widget>
  );
}
