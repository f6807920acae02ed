import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LocalFileStorage, localFileStorage } from './file-storage.ts';

let folder: string;
let files: LocalFileStorage;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'restitui-storage-'));
  files = localFileStorage(join(folder, 'files'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('stored files', () => {
  it('are written completely, read back, private to the server’s user, and removed', async () => {
    expect(await files.write('uploads/a', Readable.from(['um ', 'dois']))).toBe(7);
    expect(await text(files.read('uploads/a'))).toBe('um dois');
    expect(statSync(files.localPath('uploads/a')).mode & 0o777).toBe(0o600);
    expect(statSync(files.localPath('uploads')).mode & 0o777).toBe(0o700);
    await files.remove('uploads/a');
    await files.remove('uploads/a');
    expect(readdirSync(files.localPath('uploads'))).toEqual([]);
  });

  it('keep their previous content when a new stream fails', async () => {
    await files.write('uploads/a', Readable.from(['antes']));
    const broken = Readable.from(
      (async function* () {
        yield 'metade';
        throw new Error('broke off');
      })(),
    );
    await expect(files.write('uploads/a', broken)).rejects.toThrow('broke off');
    expect(await text(files.read('uploads/a'))).toBe('antes');
    expect(readdirSync(files.localPath('uploads'))).toEqual(['a']);
  });

  it.each(['../fora', 'uploads/../../fora', '/etc/passwd', '.', ''])('reject the key %j', async (key) => {
    expect(() => files.localPath(key)).toThrow('Key outside the storage');
    expect(() => files.read(key)).toThrow('Key outside the storage');
    await expect(files.write(key, Readable.from(['x']))).rejects.toThrow('Key outside the storage');
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a temporary folder', () => {
  it('is removed after the work has succeeded or failed', async () => {
    const seen: string[] = [];
    const work = async (path: string) => {
      writeFileSync(join(path, 'x'), 'x');
      seen.push(path);
      return 'done';
    };
    expect(await files.withTemporaryFolder(work)).toBe('done');
    const failing = files.withTemporaryFolder((path) => work(path).then(() => Promise.reject(new Error('failed'))));
    await expect(failing).rejects.toThrow('failed');
    expect(seen.map((path) => existsSync(path))).toEqual([false, false]);
    expect(seen[0]).not.toBe(seen[1]);
  });
});

describe('the check', () => {
  it('passes where files can be written, leaves none, and fails otherwise', async () => {
    await files.check();
    expect(readdirSync(join(folder, 'files'))).toEqual([]);
    writeFileSync(join(folder, 'taken'), '');
    await expect(localFileStorage(join(folder, 'taken')).check()).rejects.toThrow();
  });
});
