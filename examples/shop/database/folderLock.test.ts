import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { temporaryFolders } from '../testing/temporaryFolders';
import { FolderLockedError, lockFolder } from './folderLock';

describe('the lock of a data folder', () => {
  const aFolder = temporaryFolders();

  test('keeps a second one out until it is given back, and says what to do', () => {
    const folder = aFolder();
    const unlock = lockFolder(folder);
    expect(readFileSync(`${folder}.lock`, 'utf8')).toBe(String(process.pid));
    expect(() => lockFolder(folder)).toThrow(FolderLockedError);
    expect(() => lockFolder(folder)).toThrow(/in use by process \d+.*DATABASE_URL/);
    unlock();
    expect(existsSync(`${folder}.lock`)).toBe(false);
    lockFolder(folder)();
  });

  test.each(['999999999', '', 'rubbish', '-1', '0'])('is taken over from a process that is gone: "%s"', (pid) => {
    const folder = aFolder();
    writeFileSync(`${folder}.lock`, pid);
    const unlock = lockFolder(folder);
    expect(readFileSync(`${folder}.lock`, 'utf8')).toBe(String(process.pid));
    unlock();
  });

  test('is taken over from an earlier process that had our own number', () => {
    const folder = aFolder();
    writeFileSync(`${folder}.lock`, String(process.pid));
    expect(() => lockFolder(folder)()).not.toThrow();
  });
});
