import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

export type Renderer = 'react' | 'preact';

export type Story = { id: string; title: string; name: string };

type BuiltStorybook = { url: string; stories: Story[] };

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

declare module 'vitest' {
  interface ProvidedContext {
    storybooks: Record<Renderer, BuiltStorybook>;
  }
}

/** Builds the stories with React and with Preact, and serves both to all test files on this machine. */
export default async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  const [react, preact] = await Promise.all([serveStorybook('react'), serveStorybook('preact')]);
  project.provide('storybooks', { react: react.storybook, preact: preact.storybook });
  return () => Promise.all([react.stop(), preact.stop()]);
}

async function serveStorybook(renderer: Renderer): Promise<{ storybook: BuiltStorybook; stop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), `quire-stories-${renderer}-`));
  await promisify(execFile)('npx', ['storybook', 'build', '--quiet', '--output-dir', folder], {
    env: { ...process.env, QUIRE_RUNTIME: renderer, STORYBOOK_DISABLE_TELEMETRY: '1' },
    maxBuffer: 64 * 1024 * 1024,
  });

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stories');
    const file = path.join(folder, path.normalize(decodeURIComponent(pathname)));
    const body = await readFile(file).catch(() => undefined);
    response.writeHead(body ? 200 : 404, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const index: { entries: Record<string, Story & { type: string }> } = JSON.parse(
    await readFile(path.join(folder, 'index.json'), 'utf8'),
  );
  return {
    storybook: {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      stories: Object.values(index.entries).filter(({ type }) => type === 'story'),
    },
    async stop() {
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
