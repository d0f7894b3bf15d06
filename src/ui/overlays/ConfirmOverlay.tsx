import { useId } from 'react';
import { SaveOrCancel } from '../controls/SaveOrCancel';
import { Stack } from '../rendering/Stack';
import { Drawer } from './Drawer';

export type ConfirmOverlayProps = {
  isOpen: boolean;
  /** Identifies the overlay to the page's own scripts and styles. */
  name: string;
  translate: (key: 'title' | 'text' | 'yes' | 'no' | 'close') => string;
  /** The status message while the action is in progress. */
  busyText?: string | undefined;
  /** The message to show if the action failed. */
  error?: string | undefined;
  onYes: () => void;
  onClose: () => void;
};

/**
 * Asks for confirmation before an action that is hard to undo. While the action is in progress, it cannot be confirmed
 * again.
 */
export function ConfirmOverlay({ isOpen, name, translate, busyText, error, onYes, onClose }: ConfirmOverlayProps) {
  const textId = useId();
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      surface="overlay"
      name={name}
      overlayType={name}
      questionId={textId}
      closeLabel={translate('close')}
      isBusy={busyText !== undefined}
      title={translate('title')}
      footer={
        <SaveOrCancel
          saveLabel={translate('yes')}
          cancelLabel={translate('no')}
          isBusy={busyText !== undefined}
          onSave={onYes}
          onCancel={onClose}
        />
      }
    >
      <p role="status" className="quire-hidden-visually">
        {busyText}
      </p>
      <Stack>
        <p id={textId}>{translate('text')}</p>
        <p role="alert" className="quire-bad">
          {error}
        </p>
      </Stack>
    </Drawer>
  );
}
