import { useConsent } from '../../../hooks/analytics/useConsent';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useOverlayRequest } from '../../../hooks/platform/useOverlayRequest';
import { Actions } from '../../../ui/controls/Actions';
import { Button } from '../../../ui/controls/Button';
import { Drawer } from '../../../ui/overlays/Drawer';
import { Stack } from '../../../ui/rendering/Stack';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type RequiredCookiesProps = RootProps & {
  /** The optional cookie categories. The default is analytics, advertising and functional. */
  categories?: string[];
  /** Called with the categories that the customer has allowed. */
  onChange?: (allowed: string[]) => void;
};

const CATEGORIES = ['analytics', 'advertising', 'functional'];

/**
 * Asks for consent to optional cookies, once, and again on a request from the page. Nothing optional is used before the
 * customer answers. If the page has a consent manager of its own, this widget does not ask [HDR-025, HDR-043].
 */
export function RequiredCookies({ categories = CATEGORIES, onChange, ...root }: RequiredCookiesProps) {
  const translate = useMessages<string>('required-cookies', messages);
  const { request, settle } = useOverlayRequest(['REQUIRED_COOKIES']);
  const { allowed, isPromptOpen: isPrompting, save, postpone } = useConsent();
  const isOpen = isPrompting || request !== undefined;
  const named = (names: readonly string[]) =>
    names.map((name) => (name in messages ? translate(name) : name)).join(', ');

  function choose(chosen: string[]) {
    save(chosen);
    settle('done');
    onChange?.(chosen);
  }
  function close() {
    postpone();
    settle('closed');
  }
  return (
    <Widget block="required-cookies" props={root}>
      <Drawer
        isOpen={isOpen}
        onClose={close}
        name="required-cookies"
        surface="overlay"
        title={translate('title')}
        closeLabel={translate('close')}
      >
        <Stack>
          <p>{translate('text', { categories: named(categories) })}</p>
          {allowed && (
            <p className="quire-quiet">
              {allowed.length > 0 ? translate('accepted', { categories: named(allowed) }) : translate('refused')}
            </p>
          )}
        </Stack>
        <Actions>
          <Button onClick={() => choose([...categories])}>{translate('accept')}</Button>
          <Button kind="secondary" onClick={() => choose([])}>
            {translate('refuse')}
          </Button>
        </Actions>
      </Drawer>
    </Widget>
  );
}
