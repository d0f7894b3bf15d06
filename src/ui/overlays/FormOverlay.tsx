import type { ReactNode } from 'react';
import { Button } from '../controls/Button';
import { ButtonLink } from '../controls/ButtonLink';
import { Form } from '../controls/Form';
import { SaveOrCancel } from '../controls/SaveOrCancel';
import { Notice } from '../feedback/Notice';
import { Drawer, type DrawerProps } from './Drawer';

export type FormOverlayProps = Pick<DrawerProps, 'isOpen' | 'title' | 'name' | 'overlayType' | 'surface'> & {
  translate: (key: 'close' | 'save' | 'cancel') => string;
  isSaving?: boolean;
  /** A save, or another change of the cart, is in progress: nothing else is saved meanwhile. */
  isMutating?: boolean;
  /** The message to show if saving failed. */
  failure?: string | undefined;
  /** False if there is nothing to save: the overlay can only be closed. */
  canSave?: boolean;
  /** The result, with a link to it and the text of the button that closes the overlay. Nothing is left to save. */
  done?: { text: string; href: string | undefined; linkText: string; closeText: string } | undefined;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form over the page, with save and cancel. It shows when a save is in progress and how it has ended. */
export function FormOverlay({ translate, isSaving = false, isMutating = isSaving, ...props }: FormOverlayProps) {
  const { failure, canSave = true, done, onSave, children, ...frame } = props;
  return (
    <Form onSubmit={() => !isMutating && onSave()}>
      <Drawer
        surface="overlay"
        {...frame}
        closeLabel={translate('close')}
        isBusy={isSaving}
        footer={
          done ? (
            <Button onClick={frame.onClose}>{done.closeText}</Button>
          ) : (
            canSave && (
              <SaveOrCancel
                saveLabel={translate('save')}
                cancelLabel={translate('cancel')}
                isBusy={isSaving || isMutating}
                onCancel={frame.onClose}
              />
            )
          )
        }
      >
        <div role="alert">{failure && <Notice kind="bad">{failure}</Notice>}</div>
        <div role="status">{done && <Notice kind="good">{done.text}</Notice>}</div>
        {done?.href && (
          <p>
            <ButtonLink href={done.href}>{done.linkText}</ButtonLink>
          </p>
        )}
        {children}
      </Drawer>
    </Form>
  );
}
