import type { SavedItem } from '../../core/saved/rules/savedItems';
import { Button } from '../controls/Button';
import { ButtonLink } from '../controls/ButtonLink';
import { Notice } from '../feedback/Notice';
import { Loading } from '../rendering/Spinner';
import { useStyles } from '../rendering/StyleRoot';
import { SavedItemRow, type SavedItemRowsProps } from './SavedItemRow';
import styles from './SavedItems.css';

export type SavedItemsProps = SavedItemRowsProps & {
  phase: 'idle' | 'loading' | 'ready' | 'failed' | 'skipped';
  items: readonly SavedItem[];
  /** The result of the last action. */
  status: { text: string; isBad: boolean };
  /** The item that was removed last and can be restored. */
  undoable: SavedItem | undefined;
  /** A notice of the shop about the list. */
  notice: string | undefined;
  hasMoveAll: boolean;
  loginUrl: string;
  onMoveAll: () => void;
  onUndo: (item: SavedItem) => void;
  onRetry: () => void;
  onDismiss: () => void;
};

/** The customer's saved items: loading, filled, empty, failed, or with a prompt to sign in [SFL-001]. */
export function SavedItems(props: SavedItemsProps) {
  useStyles(styles);
  const { phase, items, busy, isMoving, status, undoable, notice, layout, translate } = props;
  const isReading = phase === 'idle' || phase === 'loading';
  const movable = items.filter((item) => !item.isOutOfStock).length;
  const isLocked = busy.length > 0;

  return (
    <div className={`quire-saved quire-saved--${layout}`} aria-busy={isReading || isLocked || undefined}>
      <div role="alert">
        {(status.isBad || phase === 'failed') && (
          <Notice kind="bad">{status.isBad ? status.text : translate('failed')}</Notice>
        )}
      </div>
      <div role="status">
        {isReading && <Loading>{translate('loading')}</Loading>}
        {isMoving && isLocked && <p className="quire-hidden-visually">{translate('moving')}</p>}
        {notice && <Notice kind="info">{notice}</Notice>}
        {status.text && !status.isBad && <Notice kind="info">{status.text}</Notice>}
      </div>
      {(undoable || notice) && (
        <div className="quire-saved__actions">
          {undoable && (
            <Button
              kind="secondary"
              label={translate('undoNamed', { name: undoable.name })}
              isBusy={busy.includes(undoable.id)}
              isDisabled={isLocked}
              onClick={() => props.onUndo(undoable)}
            >
              {translate('undo')}
            </Button>
          )}
          {notice && (
            <Button kind="secondary" onClick={props.onDismiss}>
              {translate('close')}
            </Button>
          )}
        </div>
      )}
      {props.hasMoveAll && movable > 1 && (
        <div className="quire-saved__actions">
          <Button kind="secondary" isBusy={isMoving && busy.length > 1} isDisabled={isLocked} onClick={props.onMoveAll}>
            {translate('moveAll')}
          </Button>
        </div>
      )}
      {items.length > 0 ? (
        <ul className="quire-saved__items">
          {items.map((item) => (
            <SavedItemRow key={item.id} {...props} item={item} />
          ))}
        </ul>
      ) : (
        <NoItems {...props} />
      )}
    </div>
  );
}

/** The message that replaces the items if there are none. */
function NoItems({ phase, loginUrl, translate, onRetry }: SavedItemsProps) {
  if (phase === 'failed') return <Button onClick={onRetry}>{translate('retry')}</Button>;
  if (phase === 'ready') {
    return (
      <div className="quire-saved__empty">
        <p>{translate('empty')}</p>
        <p>{translate('emptyHint')}</p>
      </div>
    );
  }
  if (phase === 'skipped') {
    return (
      <div className="quire-saved__empty">
        <p>{translate('signIn')}</p>
        <ButtonLink kind="primary" href={loginUrl}>
          {translate('signInLink')}
        </ButtonLink>
      </div>
    );
  }
  return null;
}
