import type { AddFeedback } from '../../../core/cart/rules/adding/addFeedback';
import { addFailureWords } from '../../../core/cart/rules/adding/feedbackWords';
import { notificationGroups } from '../../../core/cart/rules/notices/notificationGroups';
import { notificationWords } from '../../../core/cart/rules/notices/notificationWords';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Say } from '../../../hooks/platform/useMessages';
import { Toast } from '../../../ui/feedback/Toast';
import type { AtcWord } from './messages';

/** How long the toast is shown, in milliseconds [CART-ADD-008]. */
export const TOAST_MS = 5000;

export type AtcToastProps = {
  feedback: AddFeedback | undefined;
  cartUrl: string;
  say: Say<AtcWord>;
  onClose: () => void;
};

/** The short form of the result: how many items were added and which, or that none were [SCR-001, CART-NOTE-001]. */
export function AtcToast({ feedback, cartUrl, say, onClose }: AtcToastProps) {
  const words = useStorefront().settings.messages.cart;
  const failure = feedback && addFailureWords(feedback, words);
  const groups = feedback?.kind === 'answered' ? notificationGroups(feedback.items) : [];

  return (
    <Toast
      subject={feedback}
      durationMs={TOAST_MS}
      closeLabel={say('close')}
      isError={failure !== undefined}
      onClose={onClose}
    >
      {feedback &&
        (failure ?? (
          <>
            {groups.map((group) => (
              <div key={group.group}>
                <p>{notificationWords(group, words)}</p>
                <ul>
                  {[...new Set(group.names)].map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </div>
            ))}
            <a href={cartUrl}>{say('viewCart')}</a>
          </>
        ))}
    </Toast>
  );
}
