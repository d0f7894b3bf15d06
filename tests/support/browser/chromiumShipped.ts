import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ChromiumProgram } from './chromiumProgram';

const PACKAGE = new URL('../../../node_modules/@sparticuz/chromium/package.json', import.meta.url);

/**
 * The Chromium of an npm package, for machines where nothing can be installed; Linux on x64 only. It is unpacked once
 * into a folder for its version, because the package itself would reuse the files of an older version.
 */
export function unpackShippedChromium(temporary: string = tmpdir()): ChromiumProgram | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(PACKAGE)) return undefined;

  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8'));
  const folder = path.join(temporary, `quire-chromium-${version}`);
  if (!existsSync(folder)) unpack(folder);
  return existsSync(folder) ? programIn(folder) : undefined;
}

/** Another process may unpack at the same time. The first one to finish renames its folder to the final name. */
function unpack(folder: string): void {
  const staging = mkdtempSync(`${folder}-`);
  const program = "import('@sparticuz/chromium').then((chromium) => chromium.default.executablePath())";
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: new URL('../../..', import.meta.url),
    // the package unpacks the browser's libraries only on the system that it believes to lack them
    env: { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    stdio: 'ignore',
    timeout: 120_000,
  });
  writeFileSync(path.join(staging, 'fonts.conf'), fontsIn(path.join(folder, 'fonts')));
  try {
    if (status === 0) renameSync(staging, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
  rmSync(staging, { recursive: true, force: true });
}

function programIn(folder: string): ChromiumProgram {
  const libraries = [path.join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  return {
    path: path.join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: path.join(folder, 'fonts.conf') },
  };
}

/** Its own font configuration looks in fixed folders, and a page without any font crashes the browser. */
function fontsIn(folder: string): string {
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    `<fontconfig><dir>${folder}</dir><dir>/usr/share/fonts</dir><cachedir>${folder}-cache</cachedir></fontconfig>`,
    '',
  ].join('\n');
}
