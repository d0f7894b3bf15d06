import type { ReactNode } from 'react';
import { SaveOrCancel } from '../controls/SaveOrCancel';
import { Notice } from '../feedback/Notice';
import { Drawer } from './Drawer';

export type FormOverlayProps = {
  isOpen: boolean;
  title: string;
  labels: { close: string; save: string; cancel: string };
  /** What the page's own scripts and styles know it by, as `data-drawer` and `data-overlay`. */
  name: string;
  overlayType: string;
  isSaving: boolean;
  /** It has to wait, for what it saves or for another change of the cart. */
  isPending: boolean;
  /** Why it could not be saved, in words. */
  failure: string | undefined;
  /** Without anything to save it can only be left. */
  canSave?: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form over the page that is saved or left; while it is being saved it says so, and when it could not be. */
export function FormOverlay(props: FormOverlayProps) {
  const { labels, isSaving, isPending, failure, canSave = true, onSave, onClose, children, ...frame } = props;
  return (
    <Drawer
      {...frame}
      surface="overlay"
      onClose={onClose}
      closeLabel={labels.close}
      isBusy={isSaving}
      footer={
        canSave && (
          <SaveOrCancel
            saveLabel={labels.save}
            cancelLabel={labels.cancel}
            isBusy={isSaving || isPending}
            onSave={onSave}
            onCancel={onClose}
          />
        )
      }
    >
      <div role="alert">{failure && <Notice kind="bad">{failure}</Notice>}</div>
      {children}
    </Drawer>
  );
}
