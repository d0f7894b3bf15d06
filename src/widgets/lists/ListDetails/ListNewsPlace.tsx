import { useState } from 'react';
import { LIST_WORDS, unaddedWord } from '../../../core/lists/rules/listWords';
import type { ListToCart } from '../../../hooks/lists/useListToCart';
import type { OpenListScreen } from '../../../hooks/lists/useOpenList';
import { type Say, useMessages } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { UndoBar } from '../../../ui/feedback/UndoBar';
import type { ListDetailsWord } from './messages';

type Props = {
  screen: OpenListScreen;
  toCart: ListToCart;
  nameOf: (sku: string) => string;
  say: Say<ListDetailsWord>;
};

/** Results of the customer's actions, unsaved changes, and changes that others have made meanwhile. */
export function ListNewsPlace({ screen, toCart, nameOf, say }: Props) {
  const sayLists = useMessages('lists', LIST_WORDS);
  const { state, open, news, act } = screen;
  const [isUndoing, setUndoing] = useState(false);
  const { outcomes } = toCart;
  const arrived = [...outcomes.values()].filter(({ isGood }) => isGood).length;

  async function undo() {
    if (news?.kind !== 'removed' || isUndoing) return;
    setUndoing(true);
    await act(() => open.restore(news.item).then(() => ({ kind: 'restored' })));
    setUndoing(false);
  }

  function wordsOfNews(): string | undefined {
    if (!news || news.kind === 'failed') return undefined;
    if (news.kind === 'removed') return say('removed', { name: nameOf(news.item.sku) });
    if (news.kind === 'moved' || news.kind === 'copied') {
      return say(news.kind, { name: nameOf(news.item.sku), list: news.listName });
    }
    return say(news.kind);
  }

  const conflicts = state.conflicts.map((conflict) => {
    if (conflict.kind === 'renamed') return sayLists('renamedByOther', { name: conflict.name });
    const name = nameOf(conflict.sku);
    if (conflict.kind === 'gone') return sayLists('goneByOther', { name });
    return sayLists('changedByOther', { name, n: conflict.quantity });
  });

  return (
    <>
      <div role="status">
        {news && news.kind !== 'failed' && news.kind !== 'removed' && <Notice kind="good">{wordsOfNews()}</Notice>}
        {news?.kind === 'removed' && <span className="quire-hidden-visually">{wordsOfNews()}</span>}
        {outcomes.size > 0 && (
          <Notice kind={arrived === outcomes.size ? 'good' : 'info'}>
            {say('addedSome', { n: arrived, all: outcomes.size })}
          </Notice>
        )}
      </div>
      {news?.kind === 'removed' && (
        <UndoBar
          text={wordsOfNews() ?? ''}
          undoText={say('undo')}
          undoLabel={say('undoNamed', { name: nameOf(news.item.sku) })}
          isBusy={isUndoing}
          onUndo={() => void undo()}
        />
      )}
      <div role="alert">
        {news?.kind === 'failed' && <Notice kind="bad">{sayLists(unaddedWord(news.code))}</Notice>}
        {state.saving === 'failed' && <Notice kind="bad">{say('unsaved')}</Notice>}
        {conflicts.length > 0 && (
          <Notice kind="info" onClose={open.dismissConflicts} closeLabel={say('dismiss')}>
            {conflicts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Notice>
        )}
      </div>
      {state.saving === 'failed' && (
        <Button kind="secondary" onClick={() => void open.saveAgain()}>
          {say('saveAgain')}
        </Button>
      )}
    </>
  );
}
