import type { ObservedWidget } from './observedWidget';
import { pageLoader } from './pageLoader';

/** Mounts the widget of an element anew: with another configuration, or once the page has corrected it. */
export function remount(element: HTMLElement, observed: ObservedWidget): void {
  observed.mounted?.unmount();
  observed.isLoading = observed.mounting = observed.mounted = undefined;
  void pageLoader()?.mount(element);
}
