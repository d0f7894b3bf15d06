import { useEffect, useRef, useState } from 'react';
import { LISTS_PAGE_SIZE, listsQuery } from '../../../core/lists/rules/listsForm';
import { LIST_PAGE_NAMES } from '../../../core/lists/rules/listWords';
import { useOpenList } from '../../../hooks/lists/useOpenList';
import type { Say } from '../../../hooks/platform/useMessages';
import { usePageShown } from '../../../hooks/platform/usePageShown';
import { Wait } from '../../../ui/feedback/Wait';
import { Meanwhile } from '../../../ui/rendering/Meanwhile';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import styles from './ListDetails.css';
import type { ListDetailsWord } from './messages';
import { type ListForm, OpenList } from './OpenList';

type Props = { id: string; pageSize?: number; say: Say<ListDetailsWord> };

/** The open list, or the reason why there is none. The fallback HTML stays until that is known. */
export function ListOfItems({ id, pageSize = LISTS_PAGE_SIZE, say }: Props) {
  useStyles(styles);
  const [form, setForm] = useState<ListForm>({ search: '', sort: 'default', page: 1 });
  const screen = useOpenList(id, listsQuery({ ...form, size: pageSize }), true);
  const { list, phase } = screen.state;
  const hasFailed = useRef(false);
  hasFailed.current ||= phase === 'failed';
  const last = Math.max(1, screen.state.metadata?.pagination.pages ?? form.page);
  usePageShown(LIST_PAGE_NAMES.details, phase === 'ready');

  // goes to the last page if the current one has lost its last item
  useEffect(() => setForm((now) => (now.page > last ? { ...now, page: last } : now)), [last]);

  const isOver = list !== undefined || phase === 'gone' || hasFailed.current;

  function content() {
    if (phase === 'gone') return <p role="status">{say('gone')}</p>;
    if (list) return <OpenList id={id} list={list} screen={screen} form={form} setForm={setForm} say={say} />;
    return <Wait state={phase === 'failed' ? 'failed' : 'loading'} say={say} onRetry={() => void screen.open.read()} />;
  }

  return (
    <Meanwhile own={undefined} isOver={isOver} isLoading={!isOver}>
      {content()}
    </Meanwhile>
  );
}
