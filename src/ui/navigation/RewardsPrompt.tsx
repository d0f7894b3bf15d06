import { Button } from '../controls/Button';
import { useStyles } from '../rendering/StyleRoot';
import styles from './RewardsPrompt.css';

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
