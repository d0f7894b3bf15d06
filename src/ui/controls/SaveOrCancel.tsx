import { useStyles } from '../rendering/StyleRoot';
import { Button } from './Button';
import styles from './SaveOrCancel.css';

export type SaveOrCancelProps = {
  saveLabel: string;
  cancelLabel: string;
  isBusy: boolean;
  /** Without it, the save button submits the form around it. */
  onSave?: () => void;
  onCancel: () => void;
};

/** The buttons of a form or a question that is shown over the page: to save or confirm, and to cancel. */
export function SaveOrCancel({ saveLabel, cancelLabel, isBusy, onSave, onCancel }: SaveOrCancelProps) {
  useStyles(styles);
  return (
    <div className="quire-save-or-cancel">
      <Button kind="secondary" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button isBusy={isBusy} isSubmit={!onSave} onClick={onSave}>
        {saveLabel}
      </Button>
    </div>
  );
}
