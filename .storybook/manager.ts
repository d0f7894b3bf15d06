import { createElement, useState } from 'react';
import { addons, types, useGlobals, useStorybookState } from 'storybook/manager-api';
import { framesOf, SIDE_BY_SIDE_VIEWS, type SideBySideView } from '../stories/sideBySide';

const NAME = 'quire/side-by-side';

const PAGE = {
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  overflow: 'auto',
  padding: '1rem',
  background: '#fff',
  color: '#1b1d22',
} as const;

const PANES = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(360px, 1fr))', gap: '1rem' } as const;

/** The selected story, once for each tenant, language or direction, each in its own iframe. */
function SideBySide() {
  const { storyId } = useStorybookState();
  const [globals] = useGlobals();
  const [view, setView] = useState<SideBySideView>('languages');
  return createElement(
    'div',
    { style: PAGE },
    createElement(
      'label',
      { style: { display: 'block', marginBottom: '1rem' } },
      'Side by side: ',
      createElement(
        'select',
        { value: view, onChange: (event) => setView(event.currentTarget.value as SideBySideView) },
        SIDE_BY_SIDE_VIEWS.map((each) => createElement('option', { key: each, value: each }, each)),
      ),
    ),
    createElement(
      'div',
      { style: PANES },
      framesOf(view, storyId, globals).map(({ title, src }) =>
        createElement(
          'figure',
          { key: src, style: { margin: 0 } },
          createElement('figcaption', { style: { marginBottom: '0.25rem', fontWeight: 600 } }, title),
          createElement('iframe', {
            title,
            src,
            style: { width: '100%', height: '80vh', border: '1px solid #8886', background: '#fff' },
          }),
        ),
      ),
    ),
  );
}

addons.register(NAME, () => {
  addons.add(`${NAME}/tab`, {
    type: types.TAB,
    title: 'Side by side',
    render: ({ active }) => (active ? createElement(SideBySide) : null),
  });
});
