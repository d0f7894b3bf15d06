import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The package as a customer installs it: `node_modules/quire-widgets` in a project, with its dependencies and peers. */
export type PackedProject = {
  folder: string;
  /** The tarball of `npm pack`. */
  tarball: string;
  /** Every file of the package, by its path. */
  files: string[];
  remove(): void;
};

/** The oldest supported peers, installed here under names of their own. */
export const OLDEST_PEERS = {
  react: 'react-19.0',
  'react-dom': 'react-dom-19.0',
  '@tanstack/react-query': 'tanstack-query-5.52',
};

/**
 * Packs the build and installs it in a new folder outside of the repository: the peers in the project, and the
 * dependencies inside the package, where no other package sees them. All are links to the packages installed here, or
 * to those in `replaced`, which the project installs itself. Programs must then preserve symlinks, or `replaced`
 * packages would resolve the usual ones.
 */
export function packProject(replaced: Record<string, string> = {}): PackedProject {
  const folder = mkdtempSync(path.join(tmpdir(), 'quire-packed-'));
  const modules = path.join(folder, 'node_modules');
  const tarball = pack(folder);
  mkdirSync(modules);
  execFileSync('tar', ['-xzf', path.basename(tarball), '-C', 'node_modules'], { cwd: folder });
  const home = path.join(modules, 'quire-widgets');
  cpSync(path.join(modules, 'package'), home, { recursive: true });
  rmSync(path.join(modules, 'package'), { recursive: true });
  const files = filesBelow(home);
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  link(path.join(home, 'node_modules'), Object.keys(dependencies));
  link(modules, Object.keys({ ...peerDependencies, '@types/react-dom': '', ...replaced }), replaced);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'customer', type: 'module', private: true }));
  return { folder, tarball, files, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The exports of package.json, by import name: `quire-widgets/core` -> its files. Patterns are left out. */
export function packageExports(): Record<string, string[]> {
  const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8'));
  return Object.fromEntries(
    Object.entries<string | Record<string, string>>(exports)
      .filter(([entry]) => !entry.includes('*'))
      .map(([entry, target]) => [
        path.posix.join(name, entry),
        (typeof target === 'string' ? [target] : Object.values(target)).map((file) => path.posix.normalize(file)),
      ]),
  );
}

/** Runs a program in the project, where Node resolves the package like any other. Returns its output. */
export function runIn(project: PackedProject, program: string, options: string[] = []): string {
  return execFileSync(process.execPath, [...options, '--input-type=module', '--eval', program], {
    cwd: project.folder,
    encoding: 'utf8',
  });
}

function link(modules: string, names: string[], replaced: Record<string, string> = {}): void {
  for (const name of names) {
    mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
    symlinkSync(path.resolve('node_modules', replaced[name] ?? name), path.join(modules, name));
  }
}

/** Packs the build into a folder. Returns the path of the tarball. */
export function pack(folder: string): string {
  const options = ['--pack-destination', folder, '--json', '--ignore-scripts', '--loglevel=error'];
  const answer = execFileSync('npm', ['pack', ...options], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });
  const [{ filename }] = JSON.parse(answer);
  return path.join(folder, filename);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
