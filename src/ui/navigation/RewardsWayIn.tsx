import { Button } from '../controls/Button';
import { useStyles } from '../rendering/StyleRoot';
import styles from './RewardsWayIn.css';

export type RewardsWayInProps = { text: string; button: string; onPress: () => void };

/** Says that rewards are for members, with a button to join [GEN-009]. */
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
