import { createElement, lazy, Suspense } from 'react';
import { withoutRows } from './controls';

const WidgetManual = lazy(() => import('./WidgetManual').then((module) => ({ default: module.WidgetManual })));

/** The pages of addon-docs, one for each widget. Stories do not load them. */
export const parameters = {
  docs: {
    page: () => createElement(Suspense, { fallback: null }, createElement(WidgetManual)),
    extractComponentDescription: (component?: { __docgenInfo?: { description?: string } }) =>
      withoutRows(component?.__docgenInfo?.description ?? ''),
  },
};
