import { createVNode } from '../../node_modules/preact/src/create-element.js';

export { Fragment } from 'preact';

/** As `react/jsx-runtime`, on the one place where Preact itself makes nodes: its own runtime brings a second one. */
export function jsx(type, props, key) {
  if (!('ref' in props) || typeof type === 'function') return createVNode(type, props, key);
  const { ref, ...others } = props;
  return createVNode(type, others, key, ref);
}

/** The same for a list of children, and for a build in development. */
export { jsx as jsxDEV, jsx as jsxs };
