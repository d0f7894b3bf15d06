import type { ReactNode } from 'react';
import { Form } from '../controls/Form';
import { SaveOrCancel } from '../controls/SaveOrCancel';
import { Notice } from '../feedback/Notice';
import { Drawer } from './Drawer';

export type FormOverlayProps = {
  isOpen: boolean;
  title: string;
  translate: (key: 'close' | 'save' | 'cancel') => string;
  /** Identifies the overlay to the page's own scripts and styles, as `data-drawer` and `data-overlay`. */
  name: string;
  overlayType: string;
  isSaving: boolean;
  /** A save, or another change of the cart, is in progress: nothing else is saved meanwhile. */
  isMutating: boolean;
  /** The message to show if saving failed. */
  failure: string | undefined;
  /** False if there is nothing to save: the overlay can only be closed. */
  canSave?: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form over the page, with save and cancel. It shows when a save is in progress and when it has failed. */
export function FormOverlay(props: FormOverlayProps) {
  const { translate, isSaving, isMutating, failure, canSave = true, onSave, children, ...frame } = props;
  return (
    <Form onSubmit={() => !isMutating && onSave()}>
      <Drawer
        {...frame}
        surface="overlay"
        closeLabel={translate('close')}
        isBusy={isSaving}
        footer={
          canSave && (
            <SaveOrCancel
              saveLabel={translate('save')}
              cancelLabel={translate('cancel')}
              isBusy={isSaving || isMutating}
              onCancel={props.onClose}
            />
          )
        }
      >
        <div role="alert">{failure && <Notice kind="bad">{failure}</Notice>}</div>
        {children}
      </Drawer>
    </Form>
  );
}
