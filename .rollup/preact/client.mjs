import { render } from 'preact';

/** As `react-dom/client`: a box of the page to draw in. */
export function createRoot(box) {
  return {
    render: (element) => render(element, box),
    unmount: () => render(null, box),
  };
}
