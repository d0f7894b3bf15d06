import { useRef } from 'react';
import { useRestoreFocus } from '../../../hooks/platform/useRestoreFocus';
import { useSavedList } from '../../../hooks/saved/useSavedList';
import { SavedItems } from '../../../ui/product/SavedItems';

/** The saved items in the mini cart: loading, filled, empty, moving, failed [SCR-013, SFL-001]. */
export function SavedView() {
  const list = useSavedList();
  const inside = useRef<HTMLDivElement>(null);
  useRestoreFocus(inside);
  return (
    <div ref={inside} className="quire-mini-cart__inside" tabIndex={-1}>
      <SavedItems {...list} layout="panel" hasMoveAll />
    </div>
  );
}
