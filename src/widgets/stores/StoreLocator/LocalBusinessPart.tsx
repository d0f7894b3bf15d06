import { safeUrl } from '../../../core/platform/rules/safeUrl';
import type { Say } from '../../../hooks/platform/useMessages';
import { useLocalBusiness } from '../../../hooks/stores/useLocalBusiness';
import { Button } from '../../../ui/controls/Button';
import { Notice } from '../../../ui/feedback/Notice';
import type { LocatorWord } from './messages';

const WORDS = {
  locating: 'locating',
  denied: 'denied',
  slow: 'slow',
  asking: 'localAsking',
  none: 'localNone',
} as const;

/**
 * The shop's partner nearby. The browser's location is requested only when the customer presses the button [STORE-009].
 */
export function LocalBusinessPart({ say }: { say: Say<LocatorWord> }) {
  const { phase, business, find } = useLocalBusiness();
  const word = phase in WORDS ? WORDS[phase as keyof typeof WORDS] : undefined;
  return (
    <section aria-label={say('local')} className="quire-store-locator__local">
      <h3>{say('local')}</h3>
      <div role="status">
        {word && <p>{say(word)}</p>}
        {phase === 'found' && business && (
          <p>
            {business.url ? <a href={safeUrl(business.url)}>{business.name}</a> : <b>{business.name}</b>}
            {business.address && <>, {business.address}</>}
            {business.phone && <>, {business.phone}</>}
          </p>
        )}
      </div>
      <div role="alert">{phase === 'failed' && <Notice kind="bad">{say('failed')}</Notice>}</div>
      <Button kind="secondary" isBusy={phase === 'locating' || phase === 'asking'} onClick={() => void find()}>
        {say(phase === 'failed' ? 'retry' : 'localFind')}
      </Button>
    </section>
  );
}
