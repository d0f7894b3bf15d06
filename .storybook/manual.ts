import { createElement, lazy, Suspense } from 'react';

const WidgetManual = lazy(() => import('./WidgetManual').then((module) => ({ default: module.WidgetManual })));

/** The pages of addon-docs, one for each widget. Stories do not load them. */
export const parameters = {
  docs: { page: () => createElement(Suspense, { fallback: null }, createElement(WidgetManual)) },
};
