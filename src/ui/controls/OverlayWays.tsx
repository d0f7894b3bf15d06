import { useStyles } from '../rendering/StyleRoot';
import { Button } from './Button';
import styles from './OverlayWays.css';

type OverlayWay = {
  /** The overlay that the button opens. It identifies the button while its text changes, and gets the focus back. */
  overlay: string;
  text: string;
  label?: string | undefined;
  isBusy: boolean;
  said: string | undefined;
  onPress: () => void;
};

export type OverlayWaysProps = {
  /** An action that is not offered is undefined. */
  ways: readonly (OverlayWay | undefined)[];
};

/** Buttons that open overlays of the page, and a status message for those that could not be opened. */
export function OverlayWays({ ways }: OverlayWaysProps) {
  useStyles(styles);
  const offered = ways.filter((way) => way !== undefined);
  if (offered.length === 0) return null;
  return (
    <div className="quire-overlay-ways">
      {offered.map(({ overlay, text, label, isBusy, onPress }) => (
        <Button key={overlay} kind="plain" opensDialog isBusy={isBusy} label={label} onClick={onPress}>
          {text}
        </Button>
      ))}
      <p role="status" className="quire-overlay-ways__said">
        {offered
          .map(({ said }) => said)
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  );
}
