import {
  type RewardsInfo,
  type RewardsMessageKey,
  type TierProgress,
  wholeDollarText,
} from '../../core/account/rules/rewards';
import { Button } from '../controls/Button';
import { Flyout } from '../overlays/Flyout';
import type { Disclosure } from '../overlays/useDisclosure';
import { Loading } from '../rendering/Spinner';
import { useStyles } from '../rendering/StyleRoot';
import styles from './Rewards.css';

export type RewardsProps = {
  phase: 'loading' | 'ready' | 'empty';
  rewards: RewardsInfo | undefined;
  progress: TierProgress | undefined;
  locale: string;
  translate: (key: RewardsMessageKey, figures?: Record<string, string>) => string;
  /** The offer to a customer without rewards, who sees nothing else. */
  prompt: RewardsPromptProps | undefined;
};

/**
 * The rewards that a member can use, in whole dollars, with the details in a flyout. For everyone else, the flyout
 * offers to join [HDR-006].
 */
export function RewardsFlyout({ isOpen, onToggle, ...rest }: RewardsProps & Disclosure) {
  return (
    <Flyout isOpen={isOpen} onToggle={onToggle} label={rewardsLabel(rest)}>
      <Rewards {...rest} />
    </Flyout>
  );
}

/**
 * The label of the rewards button: the amount, if there is one, and whether there is something new [RWD-001, RWD-005].
 */
function rewardsLabel({ rewards, locale, translate }: RewardsProps): string {
  const { availableRewards, showFreeSkuNewFlag, showTierUpgradeNewFlag } = rewards ?? {};
  const text = availableRewards
    ? translate('amount', { amount: wholeDollarText(availableRewards, locale) })
    : translate('rewards');
  return showFreeSkuNewFlag || showTierUpgradeNewFlag ? `${text} · ${translate('isNew')}` : text;
}

/** The rewards of a member, or the offer to join [RWD-004]. */
export function Rewards({ prompt, ...props }: RewardsProps) {
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

type RewardsFiguresProps = Pick<RewardsProps, 'progress' | 'locale' | 'translate'> & { rewards: RewardsInfo };

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

export type RewardsPromptProps = { text: string; button: string; onPress: () => void };

/** Explains that rewards are for members, with a button to join [GEN-009]. */
export function RewardsPrompt({ text, button, onPress }: RewardsPromptProps) {
  useStyles(styles);
  return (
    <div className="quire-rewards-prompt">
      <p>{text}</p>
      <Button opensDialog onClick={onPress}>
        {button}
      </Button>
    </div>
  );
}
