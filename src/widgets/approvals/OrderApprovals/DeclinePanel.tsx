import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Say } from '../../../hooks/platform/useMessages';
import { Field } from '../../../ui/controls/Field';
import { SaveOrCancel } from '../../../ui/controls/SaveOrCancel';
import { useFocusBack } from '../../../ui/overlays/useFocusBack';
import type { ApprovalWord } from './messages';
import type { Desk } from './useDesk';

type Props = { desk: Desk; max: number; isRequired: boolean; say: Say<ApprovalWord> };

/** Asks for the reason for declining orders. The focus moves to the field, and back to where it was [APPR-002]. */
export function DeclinePanel({ desk, max, isRequired, say }: Props) {
  const { asking, fault } = desk;
  const [first] = asking;
  const isOne = asking.length === 1;
  const panel = useFocusBack();
  const input: RefObject<HTMLInputElement | null> = useRef(null);

  // a layout effect: the field must have the focus before the next key event
  useLayoutEffect(() => input.current?.focus(), []);

  useLayoutEffect(() => {
    if (fault) input.current?.focus();
  }, [fault]);

  return (
    <div ref={panel} className="quire-order-approvals__decline">
      <Field
        label={isOne ? say('comment', { number: first?.number ?? '' }) : say('commentAll', { n: asking.length })}
        hint={say('commentHint', { max })}
        value={desk.comment}
        inputRef={input}
        isRequired={isRequired}
        onType={desk.type}
        onEnter={() => void desk.decline()}
        {...(fault && { error: say(fault === 'missing' ? 'commentMissing' : 'commentTooLong', { max }) })}
      />
      <SaveOrCancel
        saveLabel={say(isOne ? 'send' : 'sendAll')}
        cancelLabel={say('cancel')}
        isBusy={asking.some(({ number }) => desk.deciding.has(number))}
        onSave={() => void desk.decline()}
        onCancel={() => desk.ask([])}
      />
    </div>
  );
}
