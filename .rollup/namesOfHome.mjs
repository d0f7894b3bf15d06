const EXPORTS = /export\{([^}]*)\}/;
const IMPORTS = /import\{([^}]*)\}from"\.\/([^"]+)"/g;

/**
 * What the marked chunk gives to others goes by the short name that it has at home: Rollup makes up another one for it, and
 * every page would download the pairs of both. What the chunk is entered by keeps its name.
 *
 * @returns {import('rollup').Plugin}
 */
export function namesOfHome(marked) {
  return {
    name: 'names-of-home',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const home = chunks.find(({ name }) => name === marked);
      if (chunks.some(({ dynamicImports }) => dynamicImports.includes(home.fileName))) {
        throw new Error(`what is asked of ${home.fileName} while the page runs is told by name`);
      }
      const asked = this.getModuleInfo(home.facadeModuleId).exports;
      const names = new Map(
        pairsOf(EXPORTS.exec(home.code)[1])
          .filter(([, name]) => !asked.includes(name))
          .map(([here, name]) => [name, here]),
      );
      home.code = home.code.replace(
        EXPORTS,
        (_, list) => `export{${renamed(list, ([here, name]) => [here, names.get(name) ?? name])}}`,
      );
      for (const chunk of chunks) {
        chunk.code = chunk.code.replace(IMPORTS, (whole, list, file) =>
          file === home.fileName
            ? `import{${renamed(list, ([name, here]) => [names.get(name) ?? name, here])}}from"./${file}"`
            : whole,
        );
      }
    },
  };
}

/** `a as b,c` is [['a', 'b'], ['c', 'c']]. */
function pairsOf(list) {
  return list.split(',').map((pair) => {
    const [first, second = first] = pair.split(' as ');
    return [first, second];
  });
}

function renamed(list, change) {
  return pairsOf(list)
    .map(change)
    .map(([first, second]) => (first === second ? first : `${first} as ${second}`))
    .join(',');
}
