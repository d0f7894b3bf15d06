import { useStyles } from '../rendering/StyleRoot';
import { Button } from './Button';
import styles from './Pager.css';

export type PagerProps = {
  /** From 1 on. */
  page: number;
  pages: number;
  label: string;
  text: string;
  previous: string;
  next: string;
  onPage: (page: number) => void;
};

/** The ways to the page before and the page after; nothing where there is one page only. */
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
