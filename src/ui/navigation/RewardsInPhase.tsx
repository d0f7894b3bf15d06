import {
  type RewardsInfo,
  type RewardsMessageKey,
  type TierProgress,
  wholeDollarText,
} from '../../core/account/rules/rewards';
import { Loading } from '../rendering/Spinner';
import { useStyles } from '../rendering/StyleRoot';
import styles from './RewardsInPhase.css';
import { RewardsPrompt, type RewardsPromptProps } from './RewardsPrompt';

export type RewardsInPhaseProps = {
  phase: 'no-member' | 'loading' | 'ready' | 'empty';
  rewards: RewardsInfo | undefined;
  progress: TierProgress | undefined;
  locale: string;
  translate: (key: RewardsMessageKey, figures?: Record<string, string>) => string;
  prompt: RewardsPromptProps | undefined;
};

/** The rewards of a member, or the offer to join [RWD-004]. */
export function RewardsInPhase({ prompt, ...props }: RewardsInPhaseProps) {
  if (prompt) return <RewardsPrompt {...prompt} />;
  const { phase, rewards, translate } = props;
  return (
    <>
      <div role="status" aria-busy={phase === 'loading' || undefined}>
        {phase === 'loading' && <Loading>{translate('loading')}</Loading>}
        {phase === 'empty' && <p>{translate('empty')}</p>}
      </div>
      {phase === 'ready' && rewards && <RewardsFigures {...props} rewards={rewards} />}
    </>
  );
}

type RewardsFiguresProps = Pick<RewardsInPhaseProps, 'progress' | 'locale' | 'translate'> & { rewards: RewardsInfo };

/** What a member has earned, in whole dollars [RWD-001, RWD-005]. */
function RewardsFigures({ rewards, progress, locale, translate }: RewardsFiguresProps) {
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
        <ul className="quire-rewards" aria-label={translate('earned')}>
          {loyaltyRewards.map(({ name, amount, expiresOn }) => (
            <li key={`${name} ${expiresOn}`}>
              <strong>{wholeDollarText(amount, locale)}</strong> <span>{name}</span>{' '}
              {expiresOn && <span className="quire-quiet">{translate('expires', { date: expiresOn })}</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
