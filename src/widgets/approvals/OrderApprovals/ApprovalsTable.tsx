import type { ReactNode } from 'react';
import type { ApprovalOrder } from '../../../core/approvals/rules/approvals';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Say } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { ApprovalRow } from './ApprovalRow';
import type { ApprovalWord } from './messages';
import type { Desk } from './useDesk';

type Props = {
  /** The orders of the current page. */
  orders: readonly ApprovalOrder[];
  desk: Desk;
  /** The form for the decline reason. It is rendered beside the orders that it is about. */
  panel: ReactNode;
  say: Say<ApprovalWord>;
};

/** The pending orders, to decide one by one or several at once [APPR-001]. */
export function ApprovalsTable({ orders, desk, panel, say }: Props) {
  const { locale } = useStorefront();
  const { chosen, asking } = desk;
  const numbers = orders.map(({ number }) => number);
  const n = chosen.length;
  const isBusy = chosen.some(({ number }) => desk.deciding.has(number));
  return (
    <>
      <div className="quire-order-approvals__several">
        <label className="quire-order-approvals__choose">
          <input
            type="checkbox"
            checked={orders.every((order) => chosen.includes(order))}
            onChange={(event) => desk.choose(numbers, event.currentTarget.checked)}
          />
          {say('chooseAll')}
        </label>
        {n > 0 && (
          <div className="quire-order-approvals__ways">
            <Button isBusy={isBusy} onClick={() => void desk.accept(chosen)}>
              {say('acceptChosen', { n })}
            </Button>
            <Button kind="secondary" isDisabled={isBusy} onClick={() => desk.ask(chosen)}>
              {say('declineChosen', { n })}
            </Button>
          </div>
        )}
      </div>
      {asking.length > 1 && panel}
      <table className="quire-order-approvals__table">
        <thead>
          <tr>
            <td />
            <th scope="col">{say('order')}</th>
            <th scope="col">{say('submittedBy')}</th>
            <th scope="col">{say('date')}</th>
            <th scope="col">{say('total')}</th>
            <th scope="col">{say('actions')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <ApprovalRow key={order.number} order={order} desk={desk} locale={locale} say={say}>
              {asking.length === 1 && asking[0] === order ? panel : undefined}
            </ApprovalRow>
          ))}
        </tbody>
      </table>
    </>
  );
}
