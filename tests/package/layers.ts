import path from 'node:path';
import { type Import, importsOf } from './imports';
import { isFree, type Room, roomOf, subjectFault } from './rooms';

/** The maximum number of source files in a folder. */
const FILES_PER_FOLDER = 25;

const VAGUE_NAMES = /(^|\/)(utils?|helpers?|common|shared|misc|libs?)(\/|\.[^/]*$|$)/i;

/**
 * The violations of the import rules, one sentence each. `sources` maps the path of each module to its text. A project
 * without modules is a violation too.
 */
export function layerFaults(sources: ReadonlyMap<string, string>): string[] {
  const files = new Set(sources.keys());
  const modules = [...files].filter((file) => /^(src|loader)\//.test(file) && /\.tsx?$/.test(file) && !isFree(file));
  if (modules.length === 0) return ['found no modules in src and loader'];

  const imports = new Map(modules.map((file) => [file, importsOf(file, sources.get(file) ?? '', files)]));
  return [
    ...[...files]
      .filter((file) => VAGUE_NAMES.test(file))
      .map((file) => `${file} has a name that says nothing: name it after its subject`),
    ...crowdedFolders([...files]),
    ...modules
      .filter((file) => /preact/.test(sources.get(file) ?? ''))
      .map((file) => `${file} mentions preact: import react instead`),
    ...modules.flatMap((file) => roomFaults(file, imports.get(file) ?? [])),
    ...cycles(imports),
  ];
}

function roomFaults(file: string, imports: Import[]): string[] {
  const room = roomOf(file);
  if (!room) return [`${file} belongs to no layer of rooms.ts`];
  return imports
    .map((each) => ('file' in each ? importFault(room, file, each.file) : packageFault(room, file, each.packageName)))
    .filter((fault) => fault !== undefined)
    .map((fault) => `${file} ${fault}`);
}

function importFault(room: Room, file: string, target: string): string | undefined {
  if (isFree(target)) return `imports ${target}, which only tests and stories may import`;
  const isInside = roomOf(target)?.name === room.name;
  const below = [...room.below, ...(room.alone?.path.test(file) ? (room.alone.below ?? []) : [])];
  if (!isInside && !below.some((path) => path.test(target)))
    return `imports ${target}, which ${room.name} may not import`;
  const fault = subjectFault(file, target);
  return fault && `imports ${target}, but ${fault}`;
}

function packageFault(room: Room, file: string, packageName: string): string | undefined {
  const allowed = [...room.packages, ...(room.alone?.path.test(file) ? room.alone.packages : [])];
  return allowed.includes(packageName)
    ? undefined
    : `imports the package ${packageName}, which ${room.name} may not import`;
}

/** The folders with too many source files; tests, stories and sheets are not counted. */
function crowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (!/^(src|loader|examples\/shop)\/.*\.tsx?$/.test(file) || /\.(test|stories)\.tsx?$/.test(file)) continue;
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > FILES_PER_FOLDER)
    .map(([folder, count]) => `${folder} has ${count} source files, more than ${FILES_PER_FOLDER}`);
}

/** Every import cycle, once. */
function cycles(imports: ReadonlyMap<string, Import[]>): string[] {
  const found: string[] = [];
  const done = new Set<string>();

  function walk(file: string, chain: string[]): void {
    const start = chain.indexOf(file);
    if (start >= 0) found.push(`import cycle: ${[...chain.slice(start), file].join(' -> ')}`);
    if (start >= 0 || done.has(file)) return;
    for (const each of imports.get(file) ?? []) if ('file' in each) walk(each.file, [...chain, file]);
    done.add(file);
  }

  for (const file of imports.keys()) walk(file, []);
  return found;
}
