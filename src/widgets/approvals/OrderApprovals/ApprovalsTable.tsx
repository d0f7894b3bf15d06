import { type ReactNode, useId } from 'react';
import type { ApprovalOrder } from '../../../core/approvals/rules/approvals';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { ApprovalRow } from './ApprovalRow';
import type { ApprovalMessageKey } from './messages';
import type { ApprovalsController } from './useApprovalsController';

type Props = {
  /** The orders of the current page. */
  orders: readonly ApprovalOrder[];
  controller: ApprovalsController;
  /** The form for the decline reason. It is rendered beside the orders that it is about. */
  panel: ReactNode;
  translate: Translate<ApprovalMessageKey>;
};

/** The pending orders, to decide one by one or several at once [APPR-001]. */
export function ApprovalsTable({ orders, controller, panel, translate }: Props) {
  const { locale } = useStorefront();
  const modifyHintId = useId();
  const { chosen, declining } = controller;
  const numbers = orders.map(({ number }) => number);
  const n = chosen.length;
  const isBusy = chosen.some(({ number }) => controller.deciding.has(number));
  return (
    <>
      <div className="quire-order-approvals__several">
        <Checkbox
          label={translate('chooseAll')}
          isChecked={orders.every((order) => chosen.includes(order))}
          onChange={(isOn) => controller.choose(numbers, isOn)}
        />
        {n > 0 && (
          <div className="quire-order-approvals__actions">
            <Button isBusy={isBusy} onClick={() => void controller.accept(chosen)}>
              {translate('acceptChosen', { n })}
            </Button>
            <Button kind="secondary" isDisabled={isBusy} onClick={() => controller.openDeclineForm(chosen)}>
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
              controller={controller}
              locale={locale}
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
