import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { temporaryFolders } from '../testing/temporaryFolders';
import { FolderLockedError, lockFolder } from './folderLock';

describe('lockFolder', () => {
  const aFolder = temporaryFolders();

  test('refuses a second lock until the first is released, with an error that names DATABASE_URL', () => {
    const folder = aFolder();
    const unlock = lockFolder(folder);
    expect(readFileSync(`${folder}.lock`, 'utf8')).toBe(String(process.pid));
    expect(() => lockFolder(folder)).toThrow(FolderLockedError);
    expect(() => lockFolder(folder)).toThrow(/in use by process \d+.*DATABASE_URL/);
    unlock();
    expect(existsSync(`${folder}.lock`)).toBe(false);
    lockFolder(folder)();
  });

  test.each(['999999999', '', 'rubbish', '-1', '0'])(
    'takes over a lock whose content names no running process: "%s"',
    (pid) => {
      const folder = aFolder();
      writeFileSync(`${folder}.lock`, pid);
      const unlock = lockFolder(folder);
      expect(readFileSync(`${folder}.lock`, 'utf8')).toBe(String(process.pid));
      unlock();
    },
  );

  test('takes over the lock of an earlier process with the same process id', () => {
    const folder = aFolder();
    writeFileSync(`${folder}.lock`, String(process.pid));
    expect(() => lockFolder(folder)()).not.toThrow();
  });
});
