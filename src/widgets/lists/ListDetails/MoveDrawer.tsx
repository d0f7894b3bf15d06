import { useRef, useState } from 'react';
import { LIST_MESSAGES } from '../../../core/lists/rules/listMessages';
import { listsToAddTo, type ShoppingList } from '../../../core/lists/rules/lists';
import { listsParams, SEARCHABLE_LISTS } from '../../../core/lists/rules/listsForm';
import { useLists } from '../../../hooks/lists/useLists';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { Choices } from '../../../ui/controls/Choices';
import { Field } from '../../../ui/controls/Field';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { FormOverlay } from '../../../ui/overlays/FormOverlay';
import type { messages } from './messages';

type Props = {
  /** The list that the item is on. It is not offered as a target. */
  listId: string;
  name: string;
  onMove: (target: ShoppingList) => void;
  onClose: () => void;
  translate: Translate<keyof typeof messages>;
};

/**
 * Lets the customer choose the list to move an item to. If there are more lists than one response contains, a search
 * finds the others [LIST-018, LIST-034, LIST-039].
 */
export function MoveDrawer({ listId, name, onMove, onClose, translate }: Props) {
  const translateLists = useMessages('lists', LIST_MESSAGES);
  const [chosen, setChosen] = useState<string>();
  const [isUnchosen, setUnchosen] = useState(false);
  const [search, setSearch] = useState('');
  const { lists, phase, metadata, refetch } = useLists({ ...listsParams({ search }), ignoreList: listId });
  const others = listsToAddTo(lists);
  // once shown, the search field stays, even if a search finds fewer lists
  const isMany = useRef(false);
  isMany.current ||= metadata.totalItems >= SEARCHABLE_LISTS;

  function move() {
    const target = others.find((list) => list.id === chosen);
    setUnchosen(!target);
    if (target) onMove(target);
  }

  const isRead = phase === 'ready';
  return (
    <FormOverlay
      isOpen
      title={translate('moveTitle', { name })}
      translate={(key) => translate(key === 'save' ? 'move' : key)}
      name="move-list-item"
      overlayType="move-list-item"
      canSave={others.length > 0}
      onSave={move}
      onClose={onClose}
    >
      {isMany.current && (
        <Field label={translate('searchLists')} value={search} onType={setSearch} onEnter={() => undefined} />
      )}
      <LoadingStatus
        state={isRead ? (others.length > 0 ? 'ready' : 'empty') : phase === 'failed' ? 'failed' : 'loading'}
        translate={translate}
        onRetry={() => void refetch()}
      >
        <p>{translate(isMany.current ? 'noListFound' : 'noOther')}</p>
      </LoadingStatus>
      {isRead && others.length > 0 && (
        <Choices
          label={translate('moveTo')}
          choices={others.map((list) => ({ value: list.id, label: list.name }))}
          value={chosen}
          onChoose={(id) => {
            setChosen(id);
            setUnchosen(false);
          }}
          {...(isUnchosen && { error: translateLists('selectList') })}
        />
      )}
    </FormOverlay>
  );
}
