import { useStyles } from '../rendering/StyleRoot';
import { Button } from './Button';
import styles from './Pager.css';

export type PagerProps = {
  /** The current page, from 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  translate: (key: 'pages' | 'page' | 'previous' | 'next', figures?: Record<string, number>) => string;
};

/** Buttons for the previous and the next page. Renders nothing if there is only one page. */
export function Pager({ page, pages, onPage, translate }: PagerProps) {
  useStyles(styles);
  if (pages <= 1) return null;
  return (
    <nav className="quire-pager" aria-label={translate('pages')}>
      <Button kind="secondary" isDisabled={page <= 1} onClick={() => onPage(page - 1)}>
        {translate('previous')}
      </Button>
      <p>{translate('page', { n: page, all: pages })}</p>
      <Button kind="secondary" isDisabled={page >= pages} onClick={() => onPage(page + 1)}>
        {translate('next')}
      </Button>
    </nav>
  );
}
