import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Field } from '../../../ui/controls/Field';
import { FormPanel } from '../../../ui/overlays/FormPanel';
import type { ApprovalMessageKey } from './messages';
import type { ApprovalsController } from './useApprovalsController';

type Props = {
  controller: ApprovalsController;
  max: number;
  isRequired: boolean;
  translate: Translate<ApprovalMessageKey>;
};

/** Asks for the reason for declining orders. The focus moves to the field, and back to where it was [APPR-002]. */
export function DeclinePanel({ controller, max, isRequired, translate }: Props) {
  const { declining, fault } = controller;
  const [first] = declining;
  const isOne = declining.length === 1;
  const input: RefObject<HTMLInputElement | null> = useRef(null);

  // a layout effect: the field must have the focus before the next key event
  useLayoutEffect(() => input.current?.focus(), []);

  useLayoutEffect(() => {
    if (fault) input.current?.focus();
  }, [fault]);

  return (
    <FormPanel
      saveLabel={translate(isOne ? 'send' : 'sendAll')}
      cancelLabel={translate('cancel')}
      isBusy={declining.some(({ number }) => controller.deciding.has(number))}
      onSave={() => void controller.decline()}
      onCancel={() => controller.openDeclineForm([])}
    >
      <Field
        label={
          isOne
            ? translate('comment', { number: first?.number ?? '' })
            : translate('commentAll', { n: declining.length })
        }
        hint={translate('commentHint', { max })}
        value={controller.comment}
        inputRef={input}
        isRequired={isRequired}
        onType={controller.type}
        {...(fault && { error: translate(fault === 'missing' ? 'commentMissing' : 'commentTooLong', { max }) })}
      />
    </FormPanel>
  );
}
