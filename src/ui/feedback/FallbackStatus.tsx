import { useRef } from 'react';
import { LoadingStatus, type LoadingStatusProps } from './LoadingStatus';

/**
 * Above fallback HTML that stays: reports that the widget's content failed to load, with a retry. Before the first
 * failure it renders nothing, since the fallback HTML is all that a customer needs meanwhile.
 */
export function FallbackStatus({ state, ...props }: Omit<LoadingStatusProps, 'children'>) {
  const hasFailed = useRef(false);
  hasFailed.current ||= state === 'failed';
  return <LoadingStatus {...props} state={hasFailed.current ? state : 'ready'} />;
}
