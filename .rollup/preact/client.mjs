import { render } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { jsx } from './jsx.mjs';

/** Draws nothing more once something in it has broken, which `tell` hears of. */
function Caught({ children, tell }) {
  const [problem] = useErrorBoundary(tell);
  return problem === undefined ? children : null;
}

function passOn(error) {
  throw error;
}

/** As `react-dom/client`: a box of the page to draw in. */
export function createRoot(box, { onUncaughtError: tell = passOn } = {}) {
  return {
    render: (children) => render(jsx(Caught, { children, tell }), box),
    unmount: () => render(null, box),
  };
}
