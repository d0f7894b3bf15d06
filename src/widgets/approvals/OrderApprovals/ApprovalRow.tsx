import type { ReactNode } from 'react';
import type { ApprovalOrder } from '../../../core/approvals/rules/approvals';
import { orderDateWords } from '../../../core/platform/rules/orderDateWords';
import type { Say } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { Price } from '../../../ui/product/Price';
import type { ApprovalWord } from './messages';
import type { Desk } from './useDesk';

type Props = { order: ApprovalOrder; desk: Desk; locale: string; say: Say<ApprovalWord>; children?: ReactNode };

const WORDS_OF: Record<string, ApprovalWord> = { BUDGET_EXCEEDED: 'overBudget', OWN_ORDER: 'own' };

/** One order: who placed it, what it costs, and the actions for it [APPR-001, APPR-005]. */
export function ApprovalRow({ order, desk, locale, say, children }: Props) {
  const { number } = order;
  const deciding = desk.deciding.get(number);
  const failure = desk.failures[number];
  return (
    <tr>
      <td>
        <label className="quire-order-approvals__choose">
          <input
            type="checkbox"
            aria-label={say('choose', { number })}
            checked={desk.chosen.includes(order)}
            onChange={(event) => desk.choose([number], event.currentTarget.checked)}
          />
        </label>
      </td>
      <th scope="row">{number}</th>
      <td data-label={say('submittedBy')}>{order.submittedByName ?? order.submittedBy}</td>
      <td data-label={say('date')}>
        {(order.submittedOn && orderDateWords(order.submittedOn, locale)) || say('unknown')}
      </td>
      <td data-label={say('total')}>{order.total ? <Price amount={order.total} locale={locale} /> : say('unknown')}</td>
      <td>
        <div className="quire-order-approvals__ways">
          <Button
            label={say('acceptNamed', { number })}
            isBusy={deciding === 'ACCEPT'}
            isDisabled={deciding !== undefined}
            onClick={() => void desk.accept([order])}
          >
            {say('accept')}
          </Button>
          <Button
            kind="secondary"
            label={say('declineNamed', { number })}
            isDisabled={deciding !== undefined}
            isExpanded={children !== undefined}
            onClick={() => desk.ask([order])}
          >
            {say('decline')}
          </Button>
          <Button
            kind="plain"
            label={say('modifyNamed', { number })}
            isBusy={desk.modifying === number}
            isDisabled={deciding !== undefined || desk.modifying !== undefined}
            onClick={() => void desk.modify(order)}
          >
            {say('modify')}
          </Button>
        </div>
        {children}
        <div role="alert">
          {failure !== undefined && <Notice kind="bad">{say(WORDS_OF[failure] ?? 'failed')}</Notice>}
        </div>
      </td>
    </tr>
  );
}
