import { useRef } from 'react';
import { type AddFeedback, addFailureMessage } from '../../../core/cart/rules/adding/addFeedback';
import type { Cart } from '../../../core/cart/rules/cart';
import { notificationGroups, notificationText } from '../../../core/cart/rules/notices/notificationGroups';
import { formatMoney } from '../../../core/platform/rules/priceText';
import { hasMemberSavings } from '../../../core/platform/rules/session/membership';
import { useCartState } from '../../../hooks/cart/useCart';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { useRelatedProducts } from '../../../hooks/products/useRelatedProducts';
import { Button } from '../../../ui/controls/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { Loading } from '../../../ui/rendering/Spinner';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import styles from './AtcDrawer.css';
import { FeedbackItems } from './FeedbackItems';
import type { messages } from './messages';
import { RecommendedOffers, RelatedOffers } from './Offers';

export type FeedbackBodyProps = {
  feedback: AddFeedback;
  isAdding: boolean;
  translate: Translate<keyof typeof messages>;
  showRelated?: boolean;
  showAddToList?: boolean;
  recommendationCount?: number;
  scheme?: string;
};

/** The content of the drawer: failures, the added items, the cart total, and related products. */
export function FeedbackBody(props: FeedbackBodyProps) {
  const { feedback, isAdding, translate, showRelated = true, showAddToList = false } = props;
  useStyles(styles);
  const { settings } = useStorefront();
  const { cart } = useCartState();
  const progress = useRef<HTMLDivElement>(null);
  const related = useRelatedProducts(feedback.kind === 'answered' ? feedback.cart : undefined);
  const cartMessages = settings.messages.cart;
  // removed during a retry, so that a second failure is announced too
  const failure = isAdding ? undefined : addFailureMessage(feedback, cartMessages);

  const retry = feedback.kind === 'failed' && !isAdding ? feedback.retry : undefined;

  function handleRetry() {
    // the result replaces the button
    progress.current?.focus();
    retry?.();
  }

  return (
    <>
      <div role="alert">{failure !== undefined && <Notice kind="bad">{failure}</Notice>}</div>
      <div ref={progress} role="status" className="quire-atc-drawer__busy" tabIndex={-1}>
        {isAdding && <Loading>{translate('adding')}</Loading>}
      </div>
      {retry && <Button onClick={handleRetry}>{translate('retry')}</Button>}
      {feedback.kind === 'answered' && (
        <>
          {feedback.items.length > 1 && (
            <ul className="quire-atc-drawer__groups">
              {notificationGroups(feedback.items).map(({ group, count, names }) => (
                <li key={group}>
                  <Notice kind={group === 'added' ? 'good' : 'info'}>
                    <span>{notificationText({ group, count, names }, cartMessages)}</span>
                    <ul>
                      {names.map((name) => (
                        <li key={name}>{name}</li>
                      ))}
                    </ul>
                  </Notice>
                </li>
              ))}
            </ul>
          )}
          <FeedbackItems
            feedback={feedback}
            cart={cart ?? feedback.cart}
            hasLists={showAddToList}
            translate={translate}
          />
          <Sum cart={cart ?? feedback.cart} translate={translate} />
          <RelatedOffers products={related} items={feedback.items} translate={translate} />
        </>
      )}
      {showRelated && feedback.kind === 'answered' && !feedback.isFailed && (
        <RecommendedOffers
          items={feedback.items}
          leaveOut={related.map((product) => product.sku)}
          count={props.recommendationCount}
          scheme={props.scheme}
          translate={translate}
        />
      )}
    </>
  );
}

/** The current cart total. Member savings are shown to members only, and only if there are any [GEN-006]. */
function Sum({ cart, translate }: { cart: Cart; translate: Translate<keyof typeof messages> }) {
  const { locale, session } = useStorefront();
  const { subtotal, memberSavings } = cart.summary;
  const isSaving =
    hasMemberSavings({ userType: cart.userType ?? session.userType }) &&
    memberSavings !== undefined &&
    memberSavings.minor > 0;
  if (!subtotal) return null;
  return (
    <>
      <p className="quire-atc-drawer__sum">
        <span>{translate('subtotal', { n: cart.itemCount })}</span>
        <strong>{formatMoney(subtotal, locale)}</strong>
      </p>
      {isSaving && (
        <p className="quire-good">{translate('memberSavings', { amount: formatMoney(memberSavings, locale) })}</p>
      )}
    </>
  );
}
