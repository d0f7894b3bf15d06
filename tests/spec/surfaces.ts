import path from 'node:path';
import { type Import, importsOf } from '../package/imports';

/** Where people meet the product: `CartPage`, `useCart`, `quire-widgets/cart`; and the modules that it uses. */
export type Surface = { name: string; modules: ReadonlySet<string> };

/** Tests that use the product as its users do: in a browser, as a package, or as the reference shop's server. */
const FROM_OUTSIDE: [RegExp, string][] = [
  [/^tests\/(journeys|engines|tools|stories)\//, 'pages in a browser'],
  [/^tests\/(package|docs)\//, 'the package'],
  [/^examples\/gateway\//, 'the gateway'],
  [/^examples\//, 'the reference shop'],
];

/** Entries of the package and of the script, besides the widgets and hooks. */
const ENTRIES: Record<string, string> = {
  'loader/index.ts': 'the script',
  'loader/script.ts': 'the script',
  'loader/runtime.tsx': 'the script',
  'src/cardFrame/frame/main.ts': 'the card frame',
};

const isModule = (file: string) => /^(src|loader)\//.test(file) && !/\.(test|stories)\.tsx?$/.test(file);

/** Reads imports, of each file once. `sources` maps the path of each file to its text. */
export function createSurfaces(sources: ReadonlyMap<string, string>) {
  const files = new Set(sources.keys());
  const known = new Map<string, string[]>();

  function importsIn(file: string): string[] {
    const imports =
      known.get(file) ??
      importsOf(file, sources.get(file) ?? '', files, { types: false })
        .map((each: Import) => ('file' in each ? each.file : ''))
        .filter((imported) => files.has(imported));
    known.set(file, imports);
    return imports;
  }

  function closureOf(entry: string): Set<string> {
    const reached = new Set([entry]);
    for (const file of reached) for (const imported of importsIn(file)) if (isModule(imported)) reached.add(imported);
    return reached;
  }

  const surfaces = entries().map(([entry, name]): Surface => ({ name, modules: closureOf(entry) }));

  function entries(): [file: string, name: string][] {
    const published = importsIn('src/index.ts').filter((file) => /^src\/(hooks|widgets)\//.test(file));
    const subjects = [...files].filter((file) => /^src\/(core|core\/\w+|languages\/[\w-]+)\/index\.ts$/.test(file));
    return [
      ...published.map((file): [string, string] => [file, nameOf(file)]),
      ...Object.entries(ENTRIES).filter(([file]) => files.has(file)),
      ...subjects.map((file): [string, string] => [
        file,
        path.posix.dirname(file).replace(/^src\/(core\/)?/, 'quire-widgets/'),
      ]),
    ];
  }

  /** What a test is about: the module beside it; else the modules that it imports, itself or by what supports it. */
  function subjectsOf(test: string): string[] {
    const beside = ['.ts', '.tsx'].map((ending) => test.replace(/\.test\.tsx?$/, ending)).filter((it) => files.has(it));
    if (beside.length > 0) return beside;
    const support = new Set([test]);
    for (const file of support) {
      const modules = importsIn(file).filter(isModule);
      const own = modules.filter((it) => path.posix.dirname(it) === path.posix.dirname(file));
      if (modules.length > 0) return own.length > 0 ? own : modules;
      for (const imported of importsIn(file)) support.add(imported);
    }
    return [];
  }

  /** The names of the surfaces that use what a test is about. */
  return (test: string): string[] => {
    const outside = FROM_OUTSIDE.find(([folder]) => folder.test(test));
    if (outside) return [outside[1]];
    const subjects = subjectsOf(test);
    return [
      ...new Set(surfaces.filter(({ modules }) => subjects.some((it) => modules.has(it))).map(({ name }) => name)),
    ];
  };
}

/** `CartPage` of `src/widgets/cart/CartPage/index.ts`, `useCart` of `src/hooks/cart/useCart.ts`. */
function nameOf(file: string): string {
  const { dir, name } = path.posix.parse(file);
  return name === 'index' ? path.posix.basename(dir) : name;
}
