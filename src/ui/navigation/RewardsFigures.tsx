import { type RewardsInfo, type TierProgress, wholeDollarText } from '../../core/account/rules/rewards';
import { useStyles } from '../rendering/StyleRoot';
import styles from './RewardsFigures.css';

type Word = 'available' | 'spent' | 'remaining' | 'newFreeSku' | 'newTier' | 'tier' | 'nextTier' | 'expires' | 'earned';

export type RewardsFiguresProps = {
  rewards: RewardsInfo;
  progress: TierProgress | undefined;
  locale: string;
  say: (word: Word, figures?: Record<string, string>) => string;
};

/** What a member has earned, in whole dollars [RWD-001, RWD-005]. */
export function RewardsFigures({ rewards, progress, locale, say }: RewardsFiguresProps) {
  useStyles(styles);
  const { availableRewards, amtSpent, remainingAmt, loyaltyRewards = [] } = rewards;
  const facts = [
    [say('available'), availableRewards],
    [say('spent'), amtSpent],
    [say('remaining'), remainingAmt],
  ] as const;
  return (
    <>
      {rewards.showFreeSkuNewFlag && <p className="quire-rewards__new">{say('newFreeSku')}</p>}
      {rewards.showTierUpgradeNewFlag && <p className="quire-rewards__new">{say('newTier')}</p>}
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
      {progress?.tier && <p>{say('tier', { name: progress.tier })}</p>}
      {progress?.next && (
        <p>{say('nextTier', { name: progress.next.name, amount: wholeDollarText(progress.next.remaining, locale) })}</p>
      )}
      {loyaltyRewards.length > 0 && (
        <ul className="quire-rewards__list" aria-label={say('earned')}>
          {loyaltyRewards.map(({ name, amount, expiresOn }) => (
            <li key={`${name} ${expiresOn}`}>
              <strong>{wholeDollarText(amount, locale)}</strong> {name}
              {expiresOn && <span className="quire-rewards__quiet"> {say('expires', { date: expiresOn })}</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
