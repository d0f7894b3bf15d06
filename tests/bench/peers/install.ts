import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundled } from '../bundled';

/** A package that was downloaded only to be measured. It stays outside of the project. */
export type Peer = { name: string; version: string; license: string; folder: string };

/**
 * Installs packages in a separate folder, without running their scripts. `forget` deletes the folder; call it after the
 * files are read.
 */
export function installPeers(names: string[]): { peers: Peer[]; forget(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-peers-'));
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  const { status } = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...names], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`npm could not install ${names.join(', ')}`);
  return {
    peers: names.map((name) => describePeer(name, path.join(folder, 'node_modules', name))),
    forget: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function describePeer(name: string, folder: string): Peer {
  const { version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file
    ? readFileSync(path.join(folder, file), 'utf8').split('\n').slice(0, 3).join(' ').trim()
    : 'no file';
  return { name, version, license: `${license ?? 'not named'} (${text})`, folder };
}

/** All files of a folder, by name. */
export function filesIn(folder: string): Map<string, Buffer> {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(names.map(({ name }) => [name, readFileSync(path.join(folder, name))]));
}

/** Bundles one script from a peer's packages, with the entry module `code`, as a page's own build would. */
export function bundledWith({ folder }: Peer, code: string): Promise<Buffer> {
  const entry = path.join(folder, 'bench-entry.mjs');
  writeFileSync(entry, code);
  return bundled(entry);
}

/** Redirects calls to a peer's own hosts, and its frames, to this machine. Nothing else about the peer is changed. */
export function redirectedTo(path: string, hosts: RegExp): string {
  return `<script>(() => {
const here = (url) => {
  const host = /^https:\\/\\/([^/:]+)/.exec(url)?.[1] ?? '';
  return ${hosts}.test(host) ? url.replace(/^https:\\/\\/[^/]+/, '${path}') : url;
};
const real = fetch;
window.fetch = (input, init) => {
  const url = String(input.url ?? input);
  return here(url) === url ? real(input, init) : real(here(url), init);
};
const { open } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.open = function (method, url, ...more) {
  open.call(this, method, here(String(url)), ...more);
};
const src = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'src');
Object.defineProperty(HTMLIFrameElement.prototype, 'src', { ...src, set(url) { src.set.call(this, here(String(url))); } });
})();</script>`;
}
