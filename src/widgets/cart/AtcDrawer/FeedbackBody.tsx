import type { AddFeedback } from '../../../core/cart/rules/adding/addFeedback';
import { addFailureWords } from '../../../core/cart/rules/adding/feedbackWords';
import type { Cart } from '../../../core/cart/rules/cart';
import { notificationGroups } from '../../../core/cart/rules/notices/notificationGroups';
import { notificationWords } from '../../../core/cart/rules/notices/notificationWords';
import { formatMoney } from '../../../core/platform/rules/priceText';
import { hasMemberSavings } from '../../../core/platform/rules/session/membership';
import { useCartState } from '../../../hooks/cart/useCart';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Say } from '../../../hooks/platform/useMessages';
import { useRelatedProducts } from '../../../hooks/products/useRelatedProducts';
import { Notice } from '../../../ui/feedback/Notice';
import { Spinner } from '../../../ui/rendering/Spinner';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import styles from './AtcDrawer.css';
import { FeedbackItems } from './FeedbackItems';
import type { AtcWord } from './messages';
import { OfferedProducts } from './OfferedProducts';
import { RecommendedProducts } from './RecommendedProducts';

export type FeedbackBodyProps = {
  feedback: AddFeedback;
  isAdding: boolean;
  say: Say<AtcWord>;
  showRelated?: boolean;
  showAddToList?: boolean;
  recsNumber?: number;
  scheme?: string;
};

/** The content of the drawer: failures, the added items, the cart total, and related products. */
export function FeedbackBody(props: FeedbackBodyProps) {
  const { feedback, isAdding, say, showRelated = true, showAddToList = false, recsNumber, scheme } = props;
  useStyles(styles);
  const { settings } = useStorefront();
  const { cart } = useCartState();
  const related = useRelatedProducts(feedback.kind === 'answered' ? feedback.cart : undefined);
  const words = settings.messages.cart;
  const failure = addFailureWords(feedback, words);

  return (
    <>
      <div role="alert">{failure !== undefined && <Notice kind="bad">{failure}</Notice>}</div>
      <div role="status" className="quire-atc-drawer__busy">
        {isAdding && (
          <>
            <Spinner /> {say('adding')}
          </>
        )}
      </div>
      {feedback.kind === 'answered' && (
        <>
          {feedback.items.length > 1 && (
            <ul className="quire-atc-drawer__groups">
              {notificationGroups(feedback.items).map(({ group, count, names }) => (
                <li key={group}>
                  <Notice kind={group === 'added' ? 'good' : 'info'}>
                    {notificationWords({ group, count, names }, words)}
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
          <FeedbackItems feedback={feedback} cart={cart ?? feedback.cart} hasLists={showAddToList} say={say} />
          <Sum cart={cart ?? feedback.cart} say={say} />
          <OfferedProducts products={related} items={feedback.items} say={say} />
        </>
      )}
      {showRelated && feedback.kind === 'answered' && !feedback.isFailed && (
        <RecommendedProducts
          skus={feedback.items.map((item) => item.sku)}
          leaveOut={related.map((product) => product.sku)}
          count={recsNumber}
          scheme={scheme}
          say={say}
        />
      )}
    </>
  );
}

/** The current cart total. Member savings are shown to members only, and only if there are any [GEN-006]. */
function Sum({ cart, say }: { cart: Cart; say: Say<AtcWord> }) {
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
        <span>{say('subtotal', { n: cart.itemCount })}</span>
        <strong>{formatMoney(subtotal, locale)}</strong>
      </p>
      {isSaving && (
        <p className="quire-atc-drawer__savings">
          {say('memberSavings', { amount: formatMoney(memberSavings, locale) })}
        </p>
      )}
    </>
  );
}
