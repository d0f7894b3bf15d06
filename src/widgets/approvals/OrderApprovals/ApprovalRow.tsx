import { type ReactNode, useState } from 'react';
import type { ApprovalOrder } from '../../../core/approvals/rules/approvals';
import { formatOrderDate } from '../../../core/platform/rules/formatOrderDate';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import type { Approvals, Failure } from '../../../hooks/approvals/useApprovals';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { DisclosureLabel } from '../../../ui/controls/Disclosure';
import { Notice } from '../../../ui/feedback/Notice';
import { Price } from '../../../ui/product/Price';
import { ProductPicture } from '../../../ui/product/ProductPicture';
import type { messages } from './messages';

type Props = {
  order: ApprovalOrder;
  approvals: Approvals;
  /** The id of the text that says what Modify does. */
  modifyHintId: string;
  translate: Translate<keyof typeof messages>;
  children?: ReactNode;
};

const FAILURE_MESSAGE_KEYS: Record<string, keyof typeof messages> = {
  OUT_OF_STOCK: 'unavailable',
  BUDGET_EXCEEDED: 'overBudget',
  ORDER_CHANGED: 'changed',
  OWN_ORDER: 'own',
};

/** One order: who placed it, what it costs, the actions for it, and its details [APPR-001, APPR-005]. */
export function ApprovalRow({ order, approvals, modifyHintId, translate, children }: Props) {
  const { locale } = useStorefront();
  const { number } = order;
  const deciding = approvals.deciding.get(number);
  const failure = approvals.failureOf(order);
  const [isOpen, setOpen] = useState(false);
  const hasDetails = order.lines.length > 0;
  return (
    <>
      <tr>
        <td>
          <Checkbox
            label={translate('choose', { number })}
            isLabelHidden
            isChecked={approvals.chosen.includes(order)}
            onChange={(isOn) => approvals.choose([number], isOn)}
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
              onClick={() => approvals.accept([order])}
            >
              {translate('accept')}
            </Button>
            <Button
              kind="secondary"
              label={translate('declineNamed', { number })}
              isDisabled={deciding !== undefined}
              isExpanded={children !== undefined}
              onClick={() => approvals.openDeclineForm([order])}
            >
              {translate('decline')}
            </Button>
            <Button
              kind="plain"
              label={translate('modifyNamed', { number })}
              describedBy={modifyHintId}
              isBusy={approvals.modifying === number}
              isDisabled={deciding !== undefined || approvals.modifying !== undefined}
              onClick={() => approvals.modify(order)}
            >
              {translate('modify')}
            </Button>
          </div>
          <div role="alert">{failure && <Notice kind="bad">{failureText(order, failure, translate)}</Notice>}</div>
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
            <ApprovalDetails order={order} translate={translate} />
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

function failureText({ lines }: ApprovalOrder, { code, skus }: Failure, translate: Props['translate']): string {
  const gone = lines.filter(({ sku }) => skus?.includes(sku));
  const names = gone.map(({ name }) => name).join('; ');
  const key = FAILURE_MESSAGE_KEYS[code ?? ''] ?? 'failed';
  return translate(key === 'unavailable' && !names ? 'failed' : key, { names });
}

/** What an approver decides about: the lines, the purchase order number, and the budget before and after [DEC-Q448]. */
function ApprovalDetails({ order, translate }: Pick<Props, 'order' | 'translate'>) {
  const { locale } = useStorefront();
  const { number, lines, poNumber, shipTo, budgets } = order;
  return (
    <section className="quire-order-approvals__details" aria-label={translate('detailsOf', { number })}>
      <ul>
        {lines.map(({ sku, name, quantity, total, url, imageUrl }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order do not change, and two may have one SKU
          <li key={index}>
            <ProductPicture url={imageUrl} size={56} />
            <span>
              <a href={safeUrl(url)}>{name}</a>
              <small>{translate('item', { sku })}</small>
            </span>
            <span>{translate('quantity', { n: quantity })}</span>
            <strong>
              <Price amount={total} locale={locale} />
            </strong>
          </li>
        ))}
      </ul>
      <dl>
        <div>
          <dt>{translate('poNumber')}</dt>
          <dd>{poNumber ?? translate('unknown')}</dd>
        </div>
        {shipTo && (
          <div>
            <dt>{translate('shipTo')}</dt>
            <dd>{shipTo}</dd>
          </div>
        )}
        {budgets.map(({ name, before, after }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the budgets of an order do not change, and two may have one name
          <div key={index}>
            <dt>{translate('budget', { name })}</dt>
            {before && (
              <dd>
                {translate('before')} <Price amount={before} locale={locale} />
              </dd>
            )}
            {after && (
              <dd>
                {translate('after')}{' '}
                <strong className={after.minor < 0 ? 'quire-order-approvals__over' : undefined}>
                  <Price amount={after} locale={locale} />
                </strong>
              </dd>
            )}
            {!before && !after && <dd>{translate('unlimited')}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
