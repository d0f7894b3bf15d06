import { useEffect, useRef, useState } from 'react';
import { awaitChat } from '../../core/analytics/client/chatEngine';
import { chatDepartment } from '../../core/analytics/rules/chat';
import { callPage } from '../../core/platform/client/host/pageFunction';
import { safeUrl } from '../../core/platform/rules/safeUrl';
import { addScript } from '../platform/addScript';
import { useStorefront } from '../platform/StorefrontProvider';

export type Chat = {
  phase: 'idle' | 'waiting' | 'open' | 'failed';
  /** `line` is the department that answers, where an entry of a menu names one. Does nothing while it is waited for. */
  open: (line?: string) => void;
};

/** Names that a chat is found under, where the page gives none of its own. */
const ENGINE = { isReady: 'quireChat.isReady', open: 'quireChat.open' };

/**
 * The chat of a third party: its script comes with the first press, its engine is waited for, and then it opens for the
 * right department. When it does not come the shop's log is told, and nobody looks for it any more [CHAT-001 to CHAT-004].
 * `onEnd` hears of each time: one that is over at once is never drawn as waiting.
 */
export function useChat(
  own: { department?: string | undefined; line?: string | undefined },
  onEnd: (phase: 'open' | 'failed') => void,
): Chat {
  const { host, site, settings, log } = useStorefront();
  const { scriptUrl, isReady = ENGINE.isReady, open = ENGINE.open, department } = settings.given.chat ?? {};
  const [phase, setPhase] = useState<Chat['phase']>('idle');
  const isGone = useRef(false);
  const isUnderWay = useRef(false);
  const newest = useRef(onEnd);
  newest.current = onEnd;

  function end(as: 'open' | 'failed') {
    isUnderWay.current = false;
    setPhase(as);
    newest.current(as);
  }

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  return {
    phase,
    open(line) {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setPhase('waiting');
      const src = safeUrl(scriptUrl);
      if (src) addScript(src);
      const wish = { line: line ?? own.line, department: own.department ?? department };
      awaitChat(
        host,
        () => callPage(host, isReady, undefined)?.result === true,
        () => isGone.current,
      ).then(
        () => end(callPage(host, open, { department: chatDepartment(site, wish) }) ? 'open' : 'failed'),
        (error: Error) => {
          void log(error.message);
          end('failed');
        },
      );
    },
  };
}
