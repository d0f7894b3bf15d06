import styles from './Spinner.css';
import { useStyles } from './StyleRoot';

/** Indicates that something is in progress. It has no text of its own: the parent shows the message beside it. */
export function Spinner() {
  useStyles(styles);
  return <span className="quire-spinner" aria-hidden="true" />;
}
