import { phoneText } from '../../../core/platform/rules/contact';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import { isOpen, type Store } from '../../../core/stores/rules/store';
import type { Translate } from '../../../hooks/platform/useMessages';
import { useLocalBusiness } from '../../../hooks/stores/useLocalBusiness';
import { Button } from '../../../ui/controls/Button';
import { Disclosure } from '../../../ui/controls/Disclosure';
import { Notice } from '../../../ui/feedback/Notice';
import type { messages } from './messages';

const PHASE_MESSAGE_KEYS = {
  locating: 'locating',
  denied: 'denied',
  slow: 'slow',
  loading: 'localSearching',
  missing: 'localNone',
} as const;

/**
 * The shop's partner nearby. The browser's location is requested only when the customer presses the button [STORE-009].
 */
export function LocalBusinessPart({ translate }: { translate: Translate<keyof typeof messages> }) {
  const { phase, business, find } = useLocalBusiness();
  const messageKey =
    phase in PHASE_MESSAGE_KEYS ? PHASE_MESSAGE_KEYS[phase as keyof typeof PHASE_MESSAGE_KEYS] : undefined;
  return (
    <section aria-label={translate('local')} className="quire-store-locator__local">
      <h3>{translate('local')}</h3>
      <div role="status">
        {messageKey && <p>{translate(messageKey)}</p>}
        {phase === 'ready' && business && (
          <p>
            {business.url ? <a href={safeUrl(business.url)}>{business.name}</a> : <b>{business.name}</b>}
            {business.address && <span>{`, ${business.address}`}</span>}
            {business.phone && <span>{`, ${phoneText(business.phone)}`}</span>}
          </p>
        )}
      </div>
      <div role="alert">{phase === 'failed' && <Notice kind="bad">{translate('failed')}</Notice>}</div>
      <Button kind="secondary" isBusy={phase === 'locating' || phase === 'loading'} onClick={find}>
        {translate(phase === 'failed' ? 'retry' : 'localFind')}
      </Button>
    </section>
  );
}

/** When a store opens, and all its hours on demand [STORE-002]. */
export function StoreHours({
  store,
  label,
  translate,
}: {
  store: Store;
  label: string;
  translate: Translate<keyof typeof messages>;
}) {
  return (
    <>
      {store.status && !isOpen(store) && !store.statusTime && store.openTime && (
        <p>{translate('opens', { time: store.openTime })}</p>
      )}
      {store.hours.length > 0 && (
        <Disclosure
          className="quire-store-locator__hours"
          summary={
            <>
              <span>{translate('hours')}</span>
              <span className="quire-hidden-visually">
                {' '}
                <span>{label}</span>
              </span>
            </>
          }
        >
          {store.hours.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Disclosure>
      )}
    </>
  );
}
