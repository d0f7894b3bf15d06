import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Form } from '../controls/Form';
import { SaveOrCancel, type SaveOrCancelProps } from '../controls/SaveOrCancel';
import { useStyles } from '../rendering/StyleRoot';
import styles from './FormPanel.css';

export type FormPanelProps = Omit<SaveOrCancelProps, 'onSave'> & { onSave: () => void; children: ReactNode };

/** A form that opens between the other parts of a page. When it closes, the focus returns to where it was. */
export function FormPanel({ onSave, children, ...buttons }: FormPanelProps) {
  useStyles(styles);
  const panel = useFocusBack();
  return (
    <div ref={panel}>
      <Form className="quire-form-panel" onSubmit={onSave}>
        {children}
        <SaveOrCancel {...buttons} />
      </Form>
    </div>
  );
}

/**
 * When a panel unmounts with the focus inside it, the focus returns to the element that had it before. If the focus is
 * elsewhere on the page by then, it stays there.
 */
function useFocusBack(): RefObject<HTMLDivElement | null> {
  const panel: RefObject<HTMLDivElement | null> = useRef(null);

  // before the panel takes the focus, and while the focused element is still in the document
  useLayoutEffect(() => {
    const box = panel.current;
    const root = box?.getRootNode() as Node & DocumentOrShadowRoot;
    const opener = root.activeElement as HTMLElement | null;
    return () => {
      if (box?.contains(root.activeElement)) opener?.focus();
    };
  }, []);

  return panel;
}
