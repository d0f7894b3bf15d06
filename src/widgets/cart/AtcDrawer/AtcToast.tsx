import { type AddFeedback, addFailureMessage } from '../../../core/cart/rules/adding/addFeedback';
import { notificationGroups, notificationText } from '../../../core/cart/rules/notices/notificationGroups';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Toast } from '../../../ui/feedback/Toast';
import type { AtcMessageKey } from './messages';

/** How long the toast is shown, in milliseconds [CART-ADD-008]. */
export const TOAST_MS = 5000;

export type AtcToastProps = {
  feedback: AddFeedback | undefined;
  cartUrl: string;
  translate: Translate<AtcMessageKey>;
  onClose: () => void;
};

/** The short form of the result: how many items were added and which, or that none were [SCR-001, CART-NOTE-001]. */
export function AtcToast({ feedback, cartUrl, translate, onClose }: AtcToastProps) {
  const cartMessages = useStorefront().settings.messages.cart;
  const failure = feedback && addFailureMessage(feedback, cartMessages);
  const groups = feedback?.kind === 'answered' ? notificationGroups(feedback.items) : [];

  return (
    <Toast
      subject={feedback}
      durationMs={TOAST_MS}
      closeLabel={translate('close')}
      isError={failure !== undefined}
      onClose={onClose}
    >
      {feedback &&
        (failure ?? (
          <>
            {groups.map((group) => (
              <div key={group.group}>
                <p>{notificationText(group, cartMessages)}</p>
                <ul>
                  {[...new Set(group.names)].map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </div>
            ))}
            <a href={cartUrl}>{translate('viewCart')}</a>
          </>
        ))}
    </Toast>
  );
}
