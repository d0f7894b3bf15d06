import { useStyles } from '../rendering/StyleRoot';
import { Button } from './Button';
import styles from './Pager.css';

export type PagerProps = {
  /** The current page, from 1. */
  page: number;
  pages: number;
  label: string;
  text: string;
  previous: string;
  next: string;
  onPage: (page: number) => void;
};

/** Buttons for the previous and the next page. Renders nothing if there is only one page. */
export function Pager({ page, pages, label, text, previous, next, onPage }: PagerProps) {
  useStyles(styles);
  if (pages <= 1) return null;
  return (
    <nav className="quire-pager" aria-label={label}>
      <Button kind="secondary" isDisabled={page <= 1} onClick={() => onPage(page - 1)}>
        {previous}
      </Button>
      <p>{text}</p>
      <Button kind="secondary" isDisabled={page >= pages} onClick={() => onPage(page + 1)}>
        {next}
      </Button>
    </nav>
  );
}
