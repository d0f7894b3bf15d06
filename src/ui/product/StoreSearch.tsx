import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { Overrides } from '../../core/platform/rules/wording';
import { storeNotFoundWords } from '../../core/stores/rules/storeWords';
import { Button } from '../controls/Button';
import { Field } from '../controls/Field';
import { Wait } from '../feedback/Wait';
import { useStyles } from '../rendering/StyleRoot';
import styles from './StoreSearch.css';

/** The message keys of a store search. The widget provides the messages. */
export type StoreSearchWord = 'where' | 'search' | 'searching' | 'found' | 'noneNear' | 'failed' | 'retry';

export type StoreSearchProps = {
  /** The search and its result. */
  found: {
    phase: 'idle' | 'searching' | 'found' | 'none' | 'failed';
    stores: readonly unknown[];
    term: string | undefined;
    search: (typed: string) => void;
    reload: () => void;
  };
  /** The initial text of the field. */
  start?: string | undefined;
  /** The page's own messages about stores. */
  texts: Overrides | undefined;
  say: (key: StoreSearchWord, figures?: Record<string, string | number>) => string;
  /** Renders the stores that were found. Without it, only their number is announced. */
  children?: ReactNode;
};

const STATES = { idle: 'here', searching: 'loading', found: 'here', none: 'none', failed: 'failed' } as const;

/**
 * Searches for stores around a place: the field, and the states loading, no results and failed [STORE-001, STORE-010].
 */
export function StoreSearch({ found, start = '', texts, say, children }: StoreSearchProps) {
  useStyles(styles);
  const [typed, setTyped] = useState(start);
  const field: RefObject<HTMLInputElement | null> = useRef(null);
  const { phase, stores, term } = found;
  const search = () => found.search(typed);
  return (
    <div className="quire-store-search">
      <search className="quire-store-search__words">
        <Field
          label={say('where')}
          value={typed}
          autoComplete="postal-code"
          onType={setTyped}
          onEnter={search}
          inputRef={field}
        />
        <Button kind="secondary" isBusy={phase === 'searching'} onClick={search}>
          {say('search')}
        </Button>
      </search>
      <Wait
        state={STATES[phase]}
        say={(key) => say(key === 'loading' ? 'searching' : key)}
        onRetry={found.reload}
        next={field}
      >
        <p>{term === undefined ? say('noneNear') : storeNotFoundWords(term, texts)}</p>
      </Wait>
      <div role="status" className={children ? undefined : 'quire-hidden-visually'}>
        {phase === 'found' && (children || say('found', { n: stores.length }))}
      </div>
    </div>
  );
}
