import type { RewardsWord } from '../../core/account/rules/rewardsWords';
import { Spinner } from '../rendering/Spinner';
import { RewardsFigures, type RewardsFiguresProps } from './RewardsFigures';
import { RewardsWayIn, type RewardsWayInProps } from './RewardsWayIn';

export type RewardsInPhaseProps = Pick<RewardsFiguresProps, 'progress' | 'locale'> & {
  phase: 'no-member' | 'loading' | 'shown' | 'empty';
  rewards: RewardsFiguresProps['rewards'] | undefined;
  say: (word: RewardsWord, figures?: Record<string, string>) => string;
  wayIn: RewardsWayInProps | undefined;
};

/** The rewards of a member, or the offer to join [RWD-004]. */
export function RewardsInPhase({ phase, rewards, say, wayIn, ...rest }: RewardsInPhaseProps) {
  if (wayIn) return <RewardsWayIn {...wayIn} />;
  return (
    <>
      <p role="status" aria-busy={phase === 'loading' || undefined}>
        {phase === 'loading' && (
          <>
            <Spinner /> {say('loading')}
          </>
        )}
        {phase === 'empty' && say('empty')}
      </p>
      {phase === 'shown' && rewards && <RewardsFigures rewards={rewards} say={say} {...rest} />}
    </>
  );
}
