import { Button } from '../controls/Button';
import { useStyles } from '../rendering/StyleRoot';
import styles from './UndoBar.css';

export type UndoBarProps = {
  text: string;
  undoText: string;
  /** The accessible name of the button, in case its text alone does not name what is restored. */
  undoLabel: string;
  isBusy: boolean;
  /** The message to show if the undo failed. */
  error?: string | undefined;
  onUndo: () => void;
};

/** Names what was removed and offers to undo it. The parent also announces it in a live region. */
export function UndoBar({ text, undoText, undoLabel, isBusy, error, onUndo }: UndoBarProps) {
  useStyles(styles);
  return (
    <div className="quire-undo">
      <p>{text}</p>
      <Button kind="secondary" isBusy={isBusy} label={undoLabel} onClick={onUndo}>
        {undoText}
      </Button>
      <p role="alert" className="quire-undo__error">
        {error}
      </p>
    </div>
  );
}
