import styles from './Spinner.css';
import { useStyles } from './StyleRoot';

/** Something is under way. It says nothing itself: words for it stand beside it. */
export function Spinner() {
  useStyles(styles);
  return <span className="quire-spinner" aria-hidden="true" />;
}
