/**
 * A browser compiles the marked file while it downloads it, beside the page. Any other it compiles function by function, each
 * when it is first called: with the runtime that is when the customer presses.
 *
 * @returns {import('rollup').Plugin}
 */
export function compiledAhead(marked) {
  return {
    name: 'compiled-ahead',
    renderChunk: {
      order: 'post',
      handler: (code, { name }) =>
        name === marked ? { code: `//# allFunctionsCalledOnLoad\n${code}`, map: null } : null,
    },
  };
}
