import path from 'node:path';

/**
 * Prints what every chunk is made of, the largest module first, in bytes before minification: where to look when a budget is
 * over. `npm run build:browser -- --configModules`
 *
 * @returns {import('rollup').Plugin}
 */
export function printModules() {
  return {
    name: 'print-modules',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle).filter((file) => file.type === 'chunk')) {
        const modules = Object.entries(chunk.modules).filter(([, { renderedLength }]) => renderedLength > 0);
        console.log(`\n${chunk.fileName}`);
        for (const [id, { renderedLength }] of modules.sort(
          ([, one], [, other]) => other.renderedLength - one.renderedLength,
        )) {
          console.log(`${String(renderedLength).padStart(8)}  ${path.relative(process.cwd(), id)}`);
        }
      }
    },
  };
}
