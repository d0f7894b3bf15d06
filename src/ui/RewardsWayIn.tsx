import { Button } from './Button';
import styles from './RewardsWayIn.css';
import { useStyles } from './StyleRoot';

export type RewardsWayInProps = { text: string; button: string; onPress: () => void };

/** Says that rewards are a member's, with the way to become one [GEN-009]. */
export function RewardsWayIn({ text, button, onPress }: RewardsWayInProps) {
  useStyles(styles);
  return (
    <div className="quire-rewards-way-in">
      <p>{text}</p>
      <Button opensDialog onClick={onPress}>
        {button}
      </Button>
    </div>
  );
}
