import { readdirSync } from 'node:fs';
import path from 'node:path';

const STRANGE = new Set(['node_modules', 'dist', 'storybook-static', '.git', '.data', 'coverage']);

/** Every document of the project, by its path from the top. */
export function documents(folder = '.'): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !STRANGE.has(name))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return documents(file);
      return file.endsWith('.md') ? [file] : [];
    });
}

/** The programs that a document shows, in one language: as `html` in ```html. */
export function snippets(document: string, language: string): string[] {
  const found = document.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'));
  return [...found].map(([, text]) => text as string);
}

/** The files and headings of the project that a document leads to, as they are written: `../ui/TOKENS.md#names`. */
export function links(document: string): string[] {
  const prose = document.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target as string);
  return targets.filter((target) => !/^[a-z]+:/.test(target));
}
