import { Button } from '../controls/Button';
import { useStyles } from '../rendering/StyleRoot';
import styles from './ConfirmOverlay.css';
import { Drawer } from './Drawer';

export type ConfirmOverlayProps = {
  isOpen: boolean;
  /** What the page's own scripts and styles know it by. */
  name: string;
  words: Readonly<Record<'title' | 'text' | 'yes' | 'no' | 'close', string>>;
  /** It is being done, and said to be. */
  busyText?: string | undefined;
  /** Why it was not done. */
  error?: string | undefined;
  onYes: () => void;
  onClose: () => void;
};

/** Asks once more before something is done that is hard to take back. While it is being done, it can not be asked again. */
export function ConfirmOverlay({ isOpen, name, words, busyText, error, onYes, onClose }: ConfirmOverlayProps) {
  useStyles(styles);
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      surface="overlay"
      name={name}
      overlayType={name}
      closeLabel={words.close}
      isBusy={busyText !== undefined}
      title={words.title}
      footer={
        <div className="quire-confirm__ways">
          <Button kind="secondary" onClick={onClose}>
            {words.no}
          </Button>
          <Button isBusy={busyText !== undefined} onClick={onYes}>
            {words.yes}
          </Button>
        </div>
      }
    >
      <p>{words.text}</p>
      <p role="status" className="quire-hidden-visually">
        {busyText}
      </p>
      <p role="alert" className="quire-confirm__error">
        {error}
      </p>
    </Drawer>
  );
}
