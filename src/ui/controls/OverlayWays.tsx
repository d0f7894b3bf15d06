import { useStyles } from '../rendering/StyleRoot';
import { Button } from './Button';
import styles from './OverlayWays.css';

type OverlayWay = {
  /** What it leads to; its text may change meanwhile, and the focus comes back to it. */
  overlay: string;
  text: string;
  label?: string | undefined;
  isBusy: boolean;
  said: string | undefined;
  onPress: () => void;
};

export type OverlayWaysProps = {
  /** Those that are not offered are undefined. */
  ways: readonly (OverlayWay | undefined)[];
};

/** Buttons that lead to overlays of the page, and what there is to say of those that could not be shown. */
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
