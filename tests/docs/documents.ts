import { readdirSync } from 'node:fs';
import path from 'node:path';

const IGNORED_FOLDERS = new Set(['node_modules', 'dist', 'storybook-static', '.git', '.data', 'coverage']);

/** The paths of all documents, from the root of the project. */
export function documents(folder = '.'): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !IGNORED_FOLDERS.has(name))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return documents(file);
      return file.endsWith('.md') ? [file] : [];
    });
}

/** The code blocks of a document in one language, such as `html` for ```html. */
export function snippets(document: string, language: string): string[] {
  const found = document.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'));
  return [...found].map(([, text]) => text as string);
}

/** The link targets of a document inside the project, as it writes them: `../ui/TOKENS.md#names`. */
export function links(document: string): string[] {
  const prose = document.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target as string);
  return targets.filter((target) => !/^[a-z]+:/.test(target));
}
