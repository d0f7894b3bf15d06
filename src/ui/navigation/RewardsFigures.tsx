import { type RewardsInfo, type TierProgress, wholeDollarText } from '../../core/account/rules/rewards';
import { useStyles } from '../rendering/StyleRoot';
import styles from './RewardsFigures.css';

type MessageKey =
  | 'available'
  | 'spent'
  | 'remaining'
  | 'newFreeSku'
  | 'newTier'
  | 'tier'
  | 'nextTier'
  | 'expires'
  | 'earned';

export type RewardsFiguresProps = {
  rewards: RewardsInfo;
  progress: TierProgress | undefined;
  locale: string;
  translate: (key: MessageKey, figures?: Record<string, string>) => string;
};

/** What a member has earned, in whole dollars [RWD-001, RWD-005]. */
export function RewardsFigures({ rewards, progress, locale, translate }: RewardsFiguresProps) {
  useStyles(styles);
  const { availableRewards, amtSpent, remainingAmt, loyaltyRewards = [] } = rewards;
  const facts = [
    [translate('available'), availableRewards],
    [translate('spent'), amtSpent],
    [translate('remaining'), remainingAmt],
  ] as const;
  return (
    <>
      {rewards.showFreeSkuNewFlag && <p className="quire-rewards__new">{translate('newFreeSku')}</p>}
      {rewards.showTierUpgradeNewFlag && <p className="quire-rewards__new">{translate('newTier')}</p>}
      <dl className="quire-rewards">
        {facts.map(
          ([name, amount]) =>
            amount && (
              <div key={name} className="quire-rewards__fact">
                <dt>{name}</dt>
                <dd>{wholeDollarText(amount, locale)}</dd>
              </div>
            ),
        )}
      </dl>
      {progress?.tier && <p>{translate('tier', { name: progress.tier })}</p>}
      {progress?.next && (
        <p>
          {translate('nextTier', {
            name: progress.next.name,
            amount: wholeDollarText(progress.next.remaining, locale),
          })}
        </p>
      )}
      {loyaltyRewards.length > 0 && (
        <ul className="quire-rewards__list" aria-label={translate('earned')}>
          {loyaltyRewards.map(({ name, amount, expiresOn }) => (
            <li key={`${name} ${expiresOn}`}>
              <strong>{wholeDollarText(amount, locale)}</strong> <span>{name}</span>
              {expiresOn && (
                <span className="quire-rewards__quiet">
                  {' '}
                  <span>{translate('expires', { date: expiresOn })}</span>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
