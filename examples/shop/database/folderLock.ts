import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Another process has the embedded database open. */
export class FolderLockedError extends Error {
  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(
      `The shop's data folder ${folder} is in use by process ${pid}. Stop that one, or choose another folder with SHOP_DATA. Several shops can share their data in a PostgreSQL database: set DATABASE_URL.`,
    );
    this.name = 'FolderLockedError';
  }
}

/** The locks of this process. In a container, a process may get the id of the one that died before it. */
const ownLocks = new Set<string>();

/**
 * Prevents a second process from opening an embedded database, because two would silently diverge. Returns the unlock
 * function. Takes over the lock of a process that has ended.
 */
export function lockFolder(folder: string): () => void {
  const lockFile = `${folder}.lock`;
  mkdirSync(dirname(lockFile), { recursive: true });
  if (!tryLock(lockFile)) {
    const holder = holderOf(lockFile);
    if (isHolding(holder, lockFile)) throw new FolderLockedError(folder, holder);
    removeStaleLock(lockFile);
    if (!tryLock(lockFile)) throw new FolderLockedError(folder, holderOf(lockFile));
  }
  ownLocks.add(lockFile);
  return () => {
    ownLocks.delete(lockFile);
    rmSync(lockFile, { force: true });
  };
}

/** The running process whose id is in the first line of a file; undefined if there is none. */
export function processOf(pidFile: string): number | undefined {
  const pid = holderOf(pidFile);
  return isAlive(pid) ? pid : undefined;
}

/** The file either contains its pid or does not exist, because creating a link is atomic and a write is not. */
function tryLock(lockFile: string): boolean {
  const draft = `${lockFile}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, lockFile);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Moves a dead lock out of the way. Another process may do the same and have created its own lock by now, so this
 * inspects the moved lock and restores it if its process is alive.
 */
function removeStaleLock(lockFile: string): void {
  const movedFile = `${lockFile}.${process.pid}.old`;
  try {
    renameSync(lockFile, movedFile);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (isHolding(holderOf(movedFile), lockFile)) linkSync(movedFile, lockFile);
  rmSync(movedFile, { force: true });
}

function holderOf(lockFile: string): number {
  try {
    return Number.parseInt(readFileSync(lockFile, 'utf8'), 10);
  } catch {
    return Number.NaN; // released since then
  }
}

function isHolding(pid: number, lockFile: string): boolean {
  return pid === process.pid ? ownLocks.has(lockFile) : isAlive(pid);
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
