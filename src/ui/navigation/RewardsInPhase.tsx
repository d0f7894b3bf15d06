import type { RewardsMessageKey } from '../../core/account/rules/rewards';
import { Loading } from '../rendering/Spinner';
import { RewardsFigures, type RewardsFiguresProps } from './RewardsFigures';
import { RewardsPrompt, type RewardsPromptProps } from './RewardsPrompt';

export type RewardsInPhaseProps = Pick<RewardsFiguresProps, 'progress' | 'locale'> & {
  phase: 'no-member' | 'loading' | 'ready' | 'empty';
  rewards: RewardsFiguresProps['rewards'] | undefined;
  translate: (key: RewardsMessageKey, figures?: Record<string, string>) => string;
  prompt: RewardsPromptProps | undefined;
};

/** The rewards of a member, or the offer to join [RWD-004]. */
export function RewardsInPhase({ phase, rewards, translate, prompt, ...rest }: RewardsInPhaseProps) {
  if (prompt) return <RewardsPrompt {...prompt} />;
  return (
    <>
      <div role="status" aria-busy={phase === 'loading' || undefined}>
        {phase === 'loading' && <Loading>{translate('loading')}</Loading>}
        {phase === 'empty' && <p>{translate('empty')}</p>}
      </div>
      {phase === 'ready' && rewards && <RewardsFigures rewards={rewards} translate={translate} {...rest} />}
    </>
  );
}
