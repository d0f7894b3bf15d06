import { Button } from './Button';

export type RewardsWayInProps = { text: string; button: string; onPress: () => void };

/** Says that rewards are a member's, with the way to become one [GEN-009]. */
export function RewardsWayIn({ text, button, onPress }: RewardsWayInProps) {
  return (
    <>
      <p>{text}</p>
      <Button opensDialog onClick={onPress}>
        {button}
      </Button>
    </>
  );
}
