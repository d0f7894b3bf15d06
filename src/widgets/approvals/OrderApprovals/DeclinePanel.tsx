import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Say } from '../../../hooks/platform/useMessages';
import { Field } from '../../../ui/controls/Field';
import { SaveOrCancel } from '../../../ui/controls/SaveOrCancel';
import { useFocusBack } from '../../../ui/overlays/useFocusBack';
import type { ApprovalWord } from './messages';
import type { Desk } from './useDesk';

type Props = { desk: Desk; max: number; isRequired: boolean; say: Say<ApprovalWord> };

/** Asks why orders are declined; the focus goes to the question, and back to where it came from [APPR-002]. */
export function DeclinePanel({ desk, max, isRequired, say }: Props) {
  const { asking, fault } = desk;
  const [first] = asking;
  const isOne = asking.length === 1;
  const panel = useFocusBack();
  const input: RefObject<HTMLInputElement | null> = useRef(null);

  // before the next key comes, which is for the question
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
