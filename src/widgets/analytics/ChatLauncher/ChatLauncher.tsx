import { useEffect } from 'react';
import { useChat } from '../../../hooks/analytics/useChat';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useOverlayRequest } from '../../../hooks/platform/useOverlayRequest';
import { Button } from '../../../ui/controls/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type ChatLauncherProps = RootProps & {
  /** The chat department for consumers. Business customers always reach department 8 [CHAT-003]. */
  department?: string;
  /** The chat line. It takes precedence over all other settings. */
  line?: string;
  /** The button's text. The default is the widget's own. */
  label?: string;
  /** Called when the chat opens. */
  onOpen?: () => void;
};

/**
 * Opens the third-party chat, by its own button or on a request from another part of the page [HDR-009, HDR-028,
 * CHAT-002].
 */
export function ChatLauncher({ label, onOpen, ...who }: ChatLauncherProps) {
  const translate = useMessages('chat-launcher', messages);
  const { request, settle } = useOverlayRequest(['CHAT']);
  const { phase, open } = useChat(who, (end) => {
    if (end === 'open') onOpen?.();
    settle(end === 'open' ? 'done' : 'closed');
  });

  useEffect(() => {
    if (request) open(request.line);
  }, [request, open]);

  return (
    <Widget block="chat-launcher" props={who}>
      <Button kind="secondary" isBusy={phase === 'loading'} onClick={() => open()}>
        {label ?? translate('chat')}
      </Button>
      <p role="status" className="quire-hidden-visually">
        {phase === 'loading' && translate('waiting')}
      </p>
      <div role="alert">
        {(phase === 'failed' || phase === 'refused') && <Notice kind="bad">{translate(phase)}</Notice>}
      </div>
    </Widget>
  );
}
