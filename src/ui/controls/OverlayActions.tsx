import { useStyles } from '../rendering/StyleRoot';
import { Button } from './Button';
import styles from './OverlayActions.css';

type OverlayAction = {
  /** The overlay that the button opens. It identifies the button while its text changes, and gets the focus back. */
  overlay: string;
  text: string;
  label?: string | undefined;
  isBusy: boolean;
  status: string | undefined;
  onPress: () => void;
};

export type OverlayActionsProps = {
  /** An action that is not offered is undefined. */
  actions: readonly (OverlayAction | undefined)[];
};

/** Buttons that open overlays of the page, and a status message for those that could not be opened. */
export function OverlayActions({ actions }: OverlayActionsProps) {
  useStyles(styles);
  const offered = actions.filter((action) => action !== undefined);
  if (offered.length === 0) return null;
  return (
    <div className="quire-overlay-actions">
      {offered.map(({ overlay, text, label, isBusy, onPress }) => (
        <Button key={overlay} kind="plain" opensDialog isBusy={isBusy} label={label} onClick={onPress}>
          {text}
        </Button>
      ))}
      <p role="status" className="quire-overlay-actions__message">
        {offered
          .map(({ status }) => status)
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  );
}
