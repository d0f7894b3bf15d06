import { useRef } from 'react';
import { awaitChat } from '../../core/analytics/client/chatEngine';
import { chatDepartment } from '../../core/analytics/rules/chat';
import { callPage } from '../../core/platform/client/host/pageFunction';
import { safeUrl } from '../../core/platform/rules/safeUrl';
import { addScript } from '../platform/addScript';
import { useStorefront } from '../platform/StorefrontProvider';
import { useAction } from '../platform/useAction';
import { useStableCallback } from '../platform/useStableCallback';
import { useUnmount } from '../platform/useUnmount';
import { useConsentRequest } from './useConsent';

/** `refused`: the customer does not consent to the cookies of the chat. */
type ChatEnd = 'open' | 'failed' | 'refused';

/** The default names of the chat engine's functions. */
const ENGINE = { isReady: 'quireChat.isReady', open: 'quireChat.open' };

/**
 * Opens a third party's chat, if the customer consents to it: loads its script on the first click, waits for its engine,
 * and opens the chat for the right department. If the engine does not load in time, the failure is reported to the
 * shop's log [CHAT-001 to CHAT-004]. `onEnd` is called after every attempt, also after one that ends too fast to render
 * as waiting.
 */
export function useChat(
  own: { department?: string | undefined; line?: string | undefined },
  onEnd: (end: ChatEnd) => void,
) {
  const { host, site, settings, log } = useStorefront();
  const { scriptUrl, isReady = ENGINE.isReady, open = ENGINE.open, department } = settings.config.chat ?? {};
  const requestConsent = useConsentRequest('functional');
  const isUnmounted = useRef(false);
  // another request may have been made while the chat was loading
  const end = useStableCallback(onEnd);

  useUnmount(() => {
    isUnmounted.current = true;
  });

  const chat = useAction(async (line: string | undefined): Promise<ChatEnd> => {
    if (!(await requestConsent())) return 'refused';
    const src = safeUrl(scriptUrl);
    if (src && !isUnmounted.current) addScript(src);
    const request = { line: line ?? own.line, department: own.department ?? department };
    try {
      await awaitChat(
        host,
        () => callPage(host, isReady, undefined)?.result === true,
        () => isUnmounted.current,
      );
    } catch (error) {
      void log((error as Error).message);
      return 'failed';
    }
    return callPage(host, open, { department: chatDepartment(site, request) }) ? 'open' : 'failed';
  });

  return {
    phase: chat.isPending ? 'loading' : (chat.data ?? 'idle'),
    /** `line` is the department that a menu entry names. Does nothing while the chat is loading. */
    open: useStableCallback((line?: string) => chat.mutate(line, { onSuccess: end })),
  };
}
