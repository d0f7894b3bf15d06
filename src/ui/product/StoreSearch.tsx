import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { Overrides } from '../../core/platform/rules/messages';
import { storeNotFoundMessage } from '../../core/stores/rules/storeMessages';
import { Button } from '../controls/Button';
import { Field } from '../controls/Field';
import { Form } from '../controls/Form';
import { LoadingStatus } from '../feedback/LoadingStatus';
import { useStyles } from '../rendering/StyleRoot';
import styles from './StoreSearch.css';

/** The message keys of a store search. The widget provides the messages. */
export type StoreSearchMessageKey =
  | 'where'
  | 'search'
  | 'searching'
  | 'found'
  | 'noneNear'
  | 'failed'
  | 'offline'
  | 'retry';

export type StoreSearchProps = {
  /** The search and its result. */
  found: {
    phase: 'idle' | 'loading' | 'ready' | 'empty' | 'failed';
    stores: readonly unknown[];
    /** The place that their distances are measured from. */
    near: string;
    term: string | undefined;
    search: (typed: string) => void;
    refetch: () => void;
  };
  /** The initial text of the field. */
  start?: string | undefined;
  /** The page's own messages about stores. */
  texts: Overrides | undefined;
  translate: (key: StoreSearchMessageKey, figures?: Record<string, string | number>) => string;
  /** What else there is to say about the stores that were found. */
  children?: ReactNode;
};

/**
 * Searches for stores around a place: the field, and the states loading, no results and failed [STORE-001, STORE-010].
 */
export function StoreSearch({ found, start = '', texts, translate, children }: StoreSearchProps) {
  useStyles(styles);
  const [typed, setTyped] = useState(start);
  const field: RefObject<HTMLInputElement | null> = useRef(null);
  const { phase, stores, near, term } = found;
  return (
    <div className="quire-store-search">
      <search>
        <Form className="quire-store-search__form" onSubmit={() => found.search(typed)}>
          <Field
            label={translate('where')}
            value={typed}
            autoComplete="postal-code"
            onType={setTyped}
            inputRef={field}
          />
          <Button kind="secondary" isBusy={phase === 'loading'} isSubmit>
            {translate('search')}
          </Button>
        </Form>
      </search>
      <LoadingStatus
        state={phase === 'idle' ? 'ready' : phase}
        translate={(key) => translate(key === 'loading' ? 'searching' : key)}
        onRetry={found.refetch}
        next={field}
      >
        <p>{term === undefined ? translate('noneNear') : storeNotFoundMessage(term, texts)}</p>
      </LoadingStatus>
      <div role="status">
        {phase !== 'loading' && stores.length > 0 && (
          <>
            <p>{translate('found', { n: stores.length, place: near })}</p>
            {children}
          </>
        )}
      </div>
    </div>
  );
}
