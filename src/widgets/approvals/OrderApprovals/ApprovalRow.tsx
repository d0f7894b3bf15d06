import { type ReactNode, useState } from 'react';
import type { ApprovalOrder } from '../../../core/approvals/rules/approvals';
import { formatOrderDate } from '../../../core/platform/rules/formatOrderDate';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { DisclosureLabel } from '../../../ui/controls/Disclosure';
import { Notice } from '../../../ui/feedback/Notice';
import { Price } from '../../../ui/product/Price';
import { ApprovalDetails } from './ApprovalDetails';
import type { ApprovalMessageKey } from './messages';
import type { ApprovalsController, Failure } from './useApprovalsController';

type Props = {
  order: ApprovalOrder;
  controller: ApprovalsController;
  locale: string;
  /** The id of the text that says what Modify does. */
  modifyHintId: string;
  translate: Translate<ApprovalMessageKey>;
  children?: ReactNode;
};

const FAILURE_MESSAGE_KEYS: Record<string, ApprovalMessageKey> = {
  OUT_OF_STOCK: 'unavailable',
  BUDGET_EXCEEDED: 'overBudget',
  ORDER_CHANGED: 'changed',
  OWN_ORDER: 'own',
};

/** One order: who placed it, what it costs, the actions for it, and its details [APPR-001, APPR-005]. */
export function ApprovalRow({ order, controller, locale, modifyHintId, translate, children }: Props) {
  const { number } = order;
  const deciding = controller.deciding.get(number);
  const failure = controller.failures[number];
  const [isOpen, setOpen] = useState(false);
  const hasDetails = order.lines.length > 0;
  return (
    <>
      <tr>
        <td>
          <Checkbox
            label={translate('choose', { number })}
            isLabelHidden
            isChecked={controller.chosen.includes(order)}
            onChange={(isOn) => controller.choose([number], isOn)}
          />
        </td>
        <th scope="row">
          {hasDetails ? (
            <Button
              kind="plain"
              label={translate('detailsOf', { number })}
              isExpanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <DisclosureLabel>{number}</DisclosureLabel>
            </Button>
          ) : (
            <span>{number}</span>
          )}
          <ApprovalSummary order={order} translate={translate} />
        </th>
        <td data-label={translate('submittedBy')}>{order.submittedByName ?? order.submittedBy}</td>
        <td data-label={translate('date')}>
          {(order.submittedOn && formatOrderDate(order.submittedOn, locale)) || translate('unknown')}
        </td>
        <td data-label={translate('total')}>
          {order.total ? <Price amount={order.total} locale={locale} /> : translate('unknown')}
        </td>
        <td>
          <div className="quire-order-approvals__actions">
            <Button
              label={translate('acceptNamed', { number })}
              isBusy={deciding === 'ACCEPT'}
              isDisabled={deciding !== undefined}
              onClick={() => void controller.accept([order])}
            >
              {translate('accept')}
            </Button>
            <Button
              kind="secondary"
              label={translate('declineNamed', { number })}
              isDisabled={deciding !== undefined}
              isExpanded={children !== undefined}
              onClick={() => controller.openDeclineForm([order])}
            >
              {translate('decline')}
            </Button>
            <Button
              kind="plain"
              label={translate('modifyNamed', { number })}
              describedBy={modifyHintId}
              isBusy={controller.modifying === number}
              isDisabled={deciding !== undefined || controller.modifying !== undefined}
              onClick={() => controller.modify(order)}
            >
              {translate('modify')}
            </Button>
          </div>
          <div role="alert">
            {failure !== undefined && <Notice kind="bad">{failureText(order, failure, translate)}</Notice>}
          </div>
        </td>
      </tr>
      {children && (
        <tr>
          <td colSpan={6}>{children}</td>
        </tr>
      )}
      {isOpen && hasDetails && (
        <tr>
          <td colSpan={6}>
            <ApprovalDetails order={order} locale={locale} translate={translate} />
          </td>
        </tr>
      )}
    </>
  );
}

/** What the order holds and which purchase order pays for it, and whether its budgets suffice [DEC-Q610]. */
function ApprovalSummary({ order: { lines, poNumber, budgets }, translate }: Pick<Props, 'order' | 'translate'>) {
  const n = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const facts = [n > 0 && translate('items', { n }), poNumber && `${translate('poNumber')} ${poNumber}`].filter(
    Boolean,
  );
  return (
    <>
      {facts.length > 0 && <p className="quire-quiet">{facts.join(' · ')}</p>}
      {budgets.some(({ after }) => after && after.minor < 0) && (
        <p className="quire-order-approvals__over">{translate('overBudget')}</p>
      )}
    </>
  );
}

function failureText(order: ApprovalOrder, { code, skus }: Failure, translate: Props['translate']): string {
  const names = namesOf(order, skus);
  const key = FAILURE_MESSAGE_KEYS[code] ?? 'failed';
  return translate(key === 'unavailable' && !names ? 'failed' : key, { names });
}

const namesOf = ({ lines }: ApprovalOrder, skus: readonly string[] = []) =>
  lines
    .filter(({ sku }) => skus.includes(sku))
    .map(({ name }) => name)
    .join('; ');
