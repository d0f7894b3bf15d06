import type { RewardsWord } from '../core/rules/rewardsWords';
import { Button } from './Button';
import { RewardsFigures, type RewardsFiguresProps } from './RewardsFigures';
import { Spinner } from './Spinner';

export type RewardsInPhaseProps = Pick<RewardsFiguresProps, 'progress' | 'locale'> & {
  phase: 'guest' | 'no-member' | 'loading' | 'shown' | 'empty';
  rewards: RewardsFiguresProps['rewards'] | undefined;
  say: (word: RewardsWord, figures?: Record<string, string>) => string;
  onSignIn: () => void;
  onJoin: () => void;
};

/** The rewards of who is a member, or the way to become one [GEN-009, RWD-004]. */
export function RewardsInPhase({ phase, rewards, say, onSignIn, onJoin, ...rest }: RewardsInPhaseProps) {
  if (phase === 'guest' || phase === 'no-member') {
    const isGuest = phase === 'guest';
    return (
      <>
        <p>{say(isGuest ? 'guest' : 'join')}</p>
        <Button opensDialog onClick={isGuest ? onSignIn : onJoin}>
          {say(isGuest ? 'signIn' : 'signUp')}
        </Button>
      </>
    );
  }
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
