import { Button } from '../controls/Button';
import { useStyles } from '../rendering/StyleRoot';
import styles from './UndoBar.css';

export type UndoBarProps = {
  text: string;
  undoText: string;
  /** The button's name where its text alone does not say what comes back. */
  undoLabel: string;
  isBusy: boolean;
  /** Why it did not come back. */
  error?: string | undefined;
  onUndo: () => void;
};

/** What was taken away, and the way to have it back. Whoever shows it also says it in a live region. */
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
