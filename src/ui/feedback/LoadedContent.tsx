import { type ReactNode, useRef } from 'react';
import { Placeholder } from '../rendering/Placeholder';
import { LoadingStatus, type LoadingStatusProps } from './LoadingStatus';

export type LoadedContentProps = Pick<LoadingStatusProps, 'translate' | 'onRetry'> & {
  state: 'loading' | 'failed' | 'ready';
  children: ReactNode;
};

/**
 * The content of a page. The fallback HTML stays until it has loaded once, so that the page changes once, and stays usable
 * if it fails to load. A status above it appears with the first failure, since the fallback HTML is all that a customer
 * needs before.
 */
export function LoadedContent({ state, children, ...status }: LoadedContentProps) {
  const isShown = useRef(false);
  isShown.current ||= state === 'ready';
  const hasFailed = useRef(false);
  hasFailed.current ||= state === 'failed';
  return (
    <Placeholder
      isOver={isShown.current}
      isLoading={!isShown.current && state === 'loading'}
      status={<LoadingStatus {...status} state={hasFailed.current && !isShown.current ? state : 'ready'} />}
    >
      {children}
    </Placeholder>
  );
}
