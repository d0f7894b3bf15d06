import { useEffect } from 'react';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useLayer } from '../../../hooks/platform/useLayer';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useOpeningEnd, useOpeningState } from '../../../hooks/platform/useOpeningEnd';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { Actions } from '../../../ui/controls/Actions';
import { Button } from '../../../ui/controls/Button';
import { ButtonDrawer } from '../../../ui/overlays/ButtonDrawer';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type OnboardingStep = { title: string; text?: string | undefined };

export type OnboardingProps = RootProps &
  OpenProps & {
    /** The steps, in their order. */
    steps: OnboardingStep[];
    /** Label of a button that opens the steps again. */
    label?: string;
    /** Called after the last step. */
    onSuccess?: () => void;
  };

/** The local storage key that records that onboarding was seen. */
const SEEN = 'onboardingSeen';

/**
 * The introduction for a new customer. It opens automatically once; after it was skipped or completed, it does not open
 * again [OVR-007].
 */
export function Onboarding({ steps, label, onSuccess, ...callbacks }: OnboardingProps) {
  const translate = useMessages('onboarding', messages);
  const { host } = useStorefront();
  const content = steps.length > 0 ? 'ready' : 'none';
  const layer = useLayer(['ONBOARDING'], callbacks, { name: 'onboarding', content });
  const { open, complete, close } = layer;
  useOpeningEnd(layer, () => host.localStorage.set(SEEN, 'true'));
  const [at, setAt] = useOpeningState(layer, 0);
  const step = steps[at];
  const isLast = at === steps.length - 1;

  useEffect(() => {
    if (host.localStorage.get(SEEN) === null) open();
  }, [host, open]);

  function end() {
    complete();
    onSuccess?.();
    close();
  }
  return (
    <Widget block="onboarding" props={callbacks}>
      <ButtonDrawer
        {...layer}
        button={label}
        surface="overlay"
        title={translate('title')}
        closeLabel={translate('close')}
      >
        <div role="status">
          <p className="quire-quiet">{translate('step', { n: at + 1, total: steps.length })}</p>
          <h3>{step?.title}</h3>
          {step?.text && <p>{step.text}</p>}
        </div>
        <Actions>
          {at > 0 && (
            <Button kind="secondary" onClick={() => setAt(at - 1)}>
              {translate('back')}
            </Button>
          )}
          {!isLast && (
            <Button kind="plain" onClick={() => close()}>
              {translate('skip')}
            </Button>
          )}
          <Button onClick={() => (isLast ? end() : setAt(at + 1))}>{translate(isLast ? 'done' : 'next')}</Button>
        </Actions>
      </ButtonDrawer>
    </Widget>
  );
}
