import type { ApprovalOrder } from '../../../core/approvals/rules/approvals';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Price } from '../../../ui/product/Price';
import { ProductPicture } from '../../../ui/product/ProductPicture';
import type { ApprovalMessageKey } from './messages';

/** The size of the picture of a line, in pixels. */
const PICTURE_SIZE = 56;

type Props = { order: ApprovalOrder; locale: string; translate: Translate<ApprovalMessageKey> };

/** What an approver decides about: the lines, the purchase order number, and the budget before and after [DEC-Q448]. */
export function ApprovalDetails({ order, locale, translate }: Props) {
  const { number, lines, poNumber, shipTo, budgets } = order;
  return (
    <section className="quire-order-approvals__details" aria-label={translate('detailsOf', { number })}>
      <ul>
        {lines.map(({ sku, name, quantity, total, url, imageUrl }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order do not change, and two may have one SKU
          <li key={index}>
            <ProductPicture url={imageUrl} size={PICTURE_SIZE} />
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
