import { useEffect, useRef, useState } from 'react';
import { awaitChat } from '../../core/analytics/client/chatEngine';
import { chatDepartment } from '../../core/analytics/rules/chat';
import { callPage } from '../../core/platform/client/host/pageFunction';
import { safeUrl } from '../../core/platform/rules/safeUrl';
import { addScript } from '../platform/addScript';
import { useStorefront } from '../platform/StorefrontProvider';
import { useStableCallback } from '../platform/useStableCallback';
import { useConsentRequest } from './useConsent';

/** `refused`: the customer does not consent to the cookies of the chat. */
type ChatEnd = 'open' | 'failed' | 'refused';

export type Chat = {
  phase: 'idle' | 'loading' | ChatEnd;
  /** `line` is the department that a menu entry names. Does nothing while the chat is loading. */
  open: (line?: string) => void;
};

/** The default names of the chat engine's functions. */
const ENGINE = { isReady: 'quireChat.isReady', open: 'quireChat.open' };

/**
 * Opens a third party's chat, if the customer consents to it: loads its script on the first click, waits for its engine, and opens the chat for the
 * right department. If the engine does not load in time, the failure is reported to the shop's log [CHAT-001 to
 * CHAT-004]. `onEnd` is called after every attempt, also after one that ends too fast to render as waiting.
 */
export function useChat(
  own: { department?: string | undefined; line?: string | undefined },
  onEnd: (phase: ChatEnd) => void,
): Chat {
  const { host, site, settings, log } = useStorefront();
  const { scriptUrl, isReady = ENGINE.isReady, open = ENGINE.open, department } = settings.config.chat ?? {};
  const requestConsent = useConsentRequest('functional');
  const [phase, setPhase] = useState<Chat['phase']>('idle');
  const isUnmounted = useRef(false);
  const isPending = useRef(false);

  const end = useStableCallback((as: ChatEnd) => {
    isPending.current = false;
    setPhase(as);
    onEnd(as);
  });

  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  return {
    phase,
    open: useStableCallback(async (line) => {
      if (isPending.current) return;
      isPending.current = true;
      setPhase('loading');
      if (!(await requestConsent())) return end('refused');
      if (isUnmounted.current) return;
      const src = safeUrl(scriptUrl);
      if (src) addScript(src);
      const request = { line: line ?? own.line, department: own.department ?? department };
      awaitChat(
        host,
        () => callPage(host, isReady, undefined)?.result === true,
        () => isUnmounted.current,
      ).then(
        () => end(callPage(host, open, { department: chatDepartment(site, request) }) ? 'open' : 'failed'),
        (error: Error) => {
          void log(error.message);
          end('failed');
        },
      );
    }),
  };
}
