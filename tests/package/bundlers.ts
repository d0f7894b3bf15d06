import { statSync } from 'node:fs';
import path from 'node:path';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { build } from 'esbuild';
import { type RollupLog, rollup } from 'rollup';
import webpack from 'webpack';

/** React, and all packages that an app may have for other reasons. */
const EXTERNAL = ['react', 'react-dom', 'valibot', 'dompurify', '@tanstack/react-query'];
export const isExternal = new RegExp(`^(${EXTERNAL.join('|')})(/|$)`);

/** Each bundles the program of a file, and returns the minified bytes that an app loads at the start. */
export const BUNDLERS = {
  Rollup: byRollup,
  esbuild: (entry: string, folder: string) => byEsbuild(entry, folder, false),
  'esbuild with splitting': (entry: string, folder: string) => byEsbuild(entry, folder, true),
  webpack: byWebpack,
};

export function throwWarnings(level: string, log: RollupLog): void {
  if (level === 'warn' && log.code !== 'MODULE_LEVEL_DIRECTIVE' && log.code !== 'EMPTY_BUNDLE') throw log;
}

async function byRollup(entry: string): Promise<number> {
  const bundle = await rollup({ input: entry, external: isExternal, plugins: [resolve()], onLog: throwWarnings });
  const { output } = await bundle.generate({ format: 'esm', plugins: [terser({ module: true })] });
  const files = Object.fromEntries(output.map((file) => [file.fileName, file]));
  return bytesFrom(output[0].fileName, (name) => {
    const file = files[name];
    return file?.type === 'chunk' ? { bytes: file.code.length, imports: file.imports } : undefined;
  });
}

async function byEsbuild(entry: string, outdir: string, splitting: boolean): Promise<number> {
  const { metafile } = await build({
    ...{ entryPoints: [entry], outdir, bundle: true, minify: true, format: 'esm', splitting },
    ...{ external: EXTERNAL, metafile: true, write: false, logLevel: 'silent' },
  });
  const { outputs } = metafile;
  const [first = ''] = Object.keys(outputs).filter((name) => path.resolve(outputs[name]?.entryPoint ?? '') === entry);
  return bytesFrom(first, (name) => {
    const { bytes = 0, imports = [] } = outputs[name] ?? {};
    return { bytes, imports: imports.filter(({ kind }) => kind === 'import-statement').map((file) => file.path) };
  });
}

async function byWebpack(entry: string, folder: string): Promise<number> {
  const stats = await new Promise<webpack.Stats | undefined>((done, fail) =>
    webpack(
      {
        ...{ mode: 'production', entry, target: ['web', 'es2022'], performance: false },
        ...{ externals: isExternal, externalsType: 'module', experiments: { outputModule: true } },
        output: { path: folder, module: true },
      },
      (error, result) => (error ? fail(error) : done(result)),
    ),
  );
  const { errors, entrypoints } = stats?.toJson({ all: false, errors: true, entrypoints: true }) ?? {};
  if (errors?.length) throw new Error(errors[0]?.message);
  const files = entrypoints?.['main']?.assets ?? [];
  return files.reduce((sum, { name }) => sum + statSync(path.join(folder, name)).size, 0);
}

type Loaded = { bytes: number; imports: string[] };

/** The bytes of a file and of all that it imports statically. Other packages count nothing. */
function bytesFrom(first: string, file: (name: string) => Loaded | undefined): number {
  const seen = new Set([first]);
  let sum = 0;
  for (const name of seen) {
    const { bytes, imports } = file(name) ?? { bytes: 0, imports: [] };
    sum += bytes;
    for (const each of imports) seen.add(each);
  }
  return sum;
}
