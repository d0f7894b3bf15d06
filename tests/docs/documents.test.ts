import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { documents, links, snippets } from './documents';
import { madeSections, withSection } from './sections';

const all = documents().map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

describe('project documents', () => {
  test('have up-to-date generated sections (npm run docs writes them)', async () => {
    for (const section of await madeSections()) {
      const text = readFileSync(section.file, 'utf8');
      expect(withSection(text, section), section.file).toBe(text);
    }
  });

  test.each(all)('$file links only to files and headings that exist', ({ file, text }) => {
    expect(links(text).filter((target) => !leads(file, target))).toEqual([]);
  });

  test.each(all)('$file names only npm scripts that package.json has', ({ text }) => {
    const named = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name]) => name as string);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('the guide for server-rendered pages', () => {
  const text = readFileSync('loader/README.md', 'utf8');

  test('has a command that prints a script tag with the integrity of the build', () => {
    const [program] = snippets(text, 'sh').filter((each) => each.startsWith('node -p'));
    const printed = execFileSync('sh', ['-c', program as string], { encoding: 'utf8' }).trim();
    const { files } = JSON.parse(readFileSync('dist/browser/manifest.json', 'utf8'));
    expect(printed).toContain(`integrity="${files['quire.js'].integrity}"`);
    expect(printed).toMatch(/^<script async .*><\/script>$/);
  });
});

/** Whether a link from a document leads to an existing file, and to an existing heading if it names one. */
function leads(from: string, target: string): boolean {
  const [to = '', heading] = target.split('#');
  const file = to === '' ? from : path.posix.join(path.posix.dirname(from), to);
  if (!existsSync(file)) return false;
  return heading === undefined || headings(readFileSync(file, 'utf8')).includes(heading);
}

function headings(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
    (title as string)
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-'),
  );
}
