import type { AddFeedback } from '../../core/rules/addFeedback';
import { addFailureWords } from '../../core/rules/feedbackWords';
import { notificationGroups } from '../../core/rules/notificationGroups';
import { notificationWords } from '../../core/rules/notificationWords';
import { useStorefront } from '../../hooks/StorefrontProvider';
import type { Say } from '../../hooks/useMessages';
import { Toast } from '../../ui/Toast';
import type { AtcWord } from './messages';

/** How long the toast stays [CART-ADD-008]. */
export const TOAST_MS = 5000;

export type AtcToastProps = {
  feedback: AddFeedback | undefined;
  cartUrl: string;
  say: Say<AtcWord>;
  onClose: () => void;
};

/** The short form: how many items came into the cart and which, or that none did [SCR-001, CART-NOTE-001]. */
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
