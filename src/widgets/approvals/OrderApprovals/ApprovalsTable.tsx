import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import type { ApprovalOrder } from '../../../core/approvals/rules/approvals';
import type { Approvals } from '../../../hooks/approvals/useApprovals';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { Field } from '../../../ui/controls/Field';
import { FormPanel } from '../../../ui/overlays/FormPanel';
import { ApprovalRow } from './ApprovalRow';
import type { messages } from './messages';

type Props = {
  approvals: Approvals;
  /** The orders of the current page. */
  orders: readonly ApprovalOrder[];
  /** The rules of the comment. */
  max: number;
  isRequired: boolean;
  translate: Translate<keyof typeof messages>;
};

/** The pending orders, to decide one by one or several at once [APPR-001]. */
export function ApprovalsTable(props: Props) {
  const { approvals, orders, translate } = props;
  const modifyHintId = useId();
  const { chosen, declining } = approvals;
  const numbers = orders.map(({ number }) => number);
  const n = chosen.length;
  const isBusy = chosen.some(({ number }) => approvals.deciding.has(number));
  // beside the orders that it is about
  const panel = <DeclinePanel {...props} />;
  return (
    <>
      <div className="quire-order-approvals__several">
        <Checkbox
          label={translate('chooseAll')}
          isChecked={orders.every((order) => chosen.includes(order))}
          onChange={(isOn) => approvals.choose(numbers, isOn)}
        />
        {n > 0 && (
          <div className="quire-order-approvals__actions">
            <Button isBusy={isBusy} onClick={() => approvals.accept(chosen)}>
              {translate('acceptChosen', { n })}
            </Button>
            <Button kind="secondary" isDisabled={isBusy} onClick={() => approvals.openDeclineForm(chosen)}>
              {translate('declineChosen', { n })}
            </Button>
          </div>
        )}
      </div>
      {declining.length > 1 && panel}
      <table className="quire-order-approvals__table">
        <thead>
          <tr>
            <td />
            <th scope="col">{translate('order')}</th>
            <th scope="col">{translate('submittedBy')}</th>
            <th scope="col">{translate('date')}</th>
            <th scope="col">{translate('total')}</th>
            <th scope="col">{translate('actions')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <ApprovalRow
              key={order.number}
              order={order}
              approvals={approvals}
              modifyHintId={modifyHintId}
              translate={translate}
            >
              {declining.length === 1 && declining[0] === order ? panel : undefined}
            </ApprovalRow>
          ))}
        </tbody>
      </table>
      <p id={modifyHintId} className="quire-quiet">
        {translate('modifyHint')}
      </p>
    </>
  );
}

/** Asks for the reason for declining orders. The focus moves to the field, and back to where it was [APPR-002]. */
function DeclinePanel({ approvals, max, isRequired, translate }: Props) {
  const { declining, fault } = approvals;
  const [first] = declining;
  const n = declining.length;
  const input: RefObject<HTMLInputElement | null> = useRef(null);

  // a layout effect: the field must have the focus before the next key event
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it opens, and at each fault
  useLayoutEffect(() => input.current?.focus(), [fault]);

  return (
    <FormPanel
      saveLabel={translate(n === 1 ? 'send' : 'sendAll')}
      cancelLabel={translate('cancel')}
      isBusy={declining.some(({ number }) => approvals.deciding.has(number))}
      onSave={approvals.decline}
      onCancel={() => approvals.openDeclineForm([])}
    >
      <Field
        label={n === 1 ? translate('comment', { number: first?.number ?? '' }) : translate('commentAll', { n })}
        hint={translate('commentHint', { max })}
        value={approvals.comment}
        inputRef={input}
        isRequired={isRequired}
        onType={approvals.type}
        {...(fault && { error: translate(fault === 'missing' ? 'commentMissing' : 'commentTooLong', { max }) })}
      />
    </FormPanel>
  );
}
