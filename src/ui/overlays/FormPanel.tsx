import type { ReactNode } from 'react';
import { Form } from '../controls/Form';
import { SaveOrCancel, type SaveOrCancelProps } from '../controls/SaveOrCancel';
import { useStyles } from '../rendering/StyleRoot';
import styles from './FormPanel.css';
import { useFocusBack } from './useFocusBack';

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
