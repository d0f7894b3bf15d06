import { useCallback } from 'react';
import { shopUrl } from '../../core/platform/client/http/requestUrl';
import { safeUrl } from '../../core/platform/rules/safeUrl';
import { useStorefront } from './StorefrontProvider';

/** Returns a function for the URL of a picture: a path is on the shop's origin. Undefined if the URL is not safe. */
export function usePictureUrl(): (url: string | undefined) => string | undefined {
  const { settings, host } = useStorefront();
  return useCallback(
    (url) => {
      const safe = safeUrl(url);
      return safe && shopUrl(safe, settings.http, host.location.href);
    },
    [settings, host],
  );
}
