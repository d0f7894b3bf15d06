import { useEffect, useRef, useState } from 'react';
import { awaitChat, callPage } from '../core/client/chatEngine';
import { chatDepartment } from '../core/rules/chat';
import { safeUrl } from '../core/rules/safeUrl';
import { addScript } from './addScript';
import { useStorefront } from './StorefrontProvider';

export type Chat = {
  phase: 'idle' | 'waiting' | 'open' | 'failed';
  /** `line` is the department that answers, where an entry of a menu names one. */
  open: (line?: string) => void;
};

/** Names that a chat is found under, where the page gives none of its own. */
const ENGINE = { isReady: 'quireChat.isReady', open: 'quireChat.open' };

/**
 * The chat of a third party: its script comes with the first press, its engine is waited for, and then it opens for the
 * right department. When it does not come the shop's log is told, and nobody looks for it any more [CHAT-001 to CHAT-004].
 */
export function useChat(own: { department?: string | undefined; line?: string | undefined }): Chat {
  const { host, site, settings, log } = useStorefront();
  const { scriptUrl, isReady = ENGINE.isReady, open = ENGINE.open, department } = settings.given.chat ?? {};
  const [phase, setPhase] = useState<Chat['phase']>('idle');
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  return {
    phase,
    open(line) {
      if (phase === 'waiting') return;
      setPhase('waiting');
      const src = safeUrl(scriptUrl);
      if (src) addScript(src);
      const wish = { line: line ?? own.line, department: own.department ?? department };
      awaitChat(
        host,
        () => callPage(host, isReady, undefined)?.result === true,
        () => isGone.current,
      ).then(
        () => setPhase(callPage(host, open, { department: chatDepartment(site, wish) }) ? 'open' : 'failed'),
        (error: Error) => {
          void log(error.message);
          setPhase('failed');
        },
      );
    },
  };
}
