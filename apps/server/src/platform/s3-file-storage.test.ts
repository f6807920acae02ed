import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBucketServer } from '../../test/bucket-server.ts';
import { encryptedFiles } from './encrypted-files.ts';
import type { FileStorage } from './file-storage.ts';
import { openFileStorage } from './open-file-storage.ts';
import { storageAddressOf } from './storage-address.ts';

let store: Awaited<ReturnType<typeof startBucketServer>>;
let files: FileStorage;
const folder = mkdtempSync(join(tmpdir(), 'restitui-bucket-'));

beforeAll(async () => {
  store = await startBucketServer();
  const address = storageAddressOf({
    STORAGE_URL: `s3://balde/casa/restitui?endpoint=${encodeURIComponent(store.address)}&region=sa-east-1`,
    AWS_ACCESS_KEY_ID: 'chave',
    AWS_SECRET_ACCESS_KEY: 'segredo',
  });
  files = await openFileStorage(folder, address);
});
beforeEach(() => {
  store.objects.clear();
  store.uploads.clear();
  store.refused = undefined;
});
afterAll(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

const letters = (count: number) => Readable.from([Buffer.alloc(count, 'a')]);

describe('files in a bucket', () => {
  it('are written below the prefix, read back, measured, copied to this machine and removed', async () => {
    expect(await files.write('uploads/ação', Readable.from(['um ', 'dois']))).toBe(7);
    expect([...store.objects.keys()]).toEqual(['casa/restitui/uploads/ação']);
    expect(await text(files.read('uploads/ação'))).toBe('um dois');
    expect(await files.size('uploads/ação')).toBe(7);
    const path = join(folder, 'cópia', 'x');
    await files.copyTo('uploads/ação', path);
    expect(readFileSync(path, 'utf8')).toBe('um dois');
    await files.remove('uploads/ação');
    await files.remove('uploads/ação');
    expect(await files.size('uploads/ação')).toBeUndefined();
    await expect(text(files.read('uploads/ação'))).rejects.toThrow();
  });

  it('are sent in parts when large, and return unchanged', async () => {
    expect(await files.write('grande', letters(20_000_000))).toBe(20_000_000);
    expect(store.objects.get('casa/restitui/grande')?.body.length).toBe(20_000_000);
    expect(store.uploads.size).toBe(0);
    expect((await text(files.read('grande'))).length).toBe(20_000_000);
  });

  it('keep their previous content when a new stream fails', async () => {
    await files.write('a', Readable.from(['antes']));
    const broken = async function* () {
      yield Buffer.alloc(9_000_000);
      throw new Error('broke off');
    };
    await expect(files.write('a', Readable.from(broken()))).rejects.toThrow('broke off');
    expect(await text(files.read('a'))).toBe('antes');
    expect(store.uploads.size).toBe(0);
  });

  it('are listed over all pages, below the prefix only', async () => {
    for (const key of ['a', 'b/c', 'b/d', 'e']) await files.write(key, Readable.from(['x']));
    store.objects.set('outra/casa', { body: Buffer.from('x'), at: new Date() });
    expect((await files.list(0)).sort()).toEqual(['a', 'b/c', 'b/d', 'e']);
    expect(await files.list(60_000)).toEqual([]);
  });

  it.each(['../fora', 'a/../../b', '/etc/passwd', '.', ''])('reject the key %j', async (key) => {
    expect(() => files.read(key)).toThrow('Key outside the storage');
    await expect(files.write(key, Readable.from(['x']))).rejects.toThrow('Key outside the storage');
    expect(store.objects.size).toBe(0);
  });

  it('can be encrypted before they reach the bucket', async () => {
    const sealed = encryptedFiles(files, 'chave');
    expect(await sealed.write('foto', Readable.from(['rosto-da-pessoa']))).toBe(15);
    expect(store.objects.get('casa/restitui/foto')?.body.includes('rosto-da-pessoa')).toBe(false);
    expect(await text(sealed.read('foto'))).toBe('rosto-da-pessoa');
  });
});

describe('temporary files', () => {
  it('are local and removed after the work', async () => {
    const seen = await files.withTemporaryFolder(async (path) => path);
    expect(seen.startsWith(folder)).toBe(true);
    expect(existsSync(seen)).toBe(false);
  });

  it('of a killed process are removed, here and in the bucket', async () => {
    mkdirSync(join(folder, 'work', 'job-velho'), { recursive: true });
    store.uploads.set('u', { key: 'casa/restitui/x', pieces: new Map(), at: new Date() });
    await files.removeLeftovers(60_000);
    expect([readdirSync(join(folder, 'work')), store.uploads.size]).toEqual([['job-velho'], 1]);
    await files.removeLeftovers(0);
    expect([readdirSync(join(folder, 'work')), store.uploads.size]).toEqual([[], 0]);
  });
});

it('passes the check where the bucket answers and fails where it refuses', async () => {
  await files.check();
  store.refused = /list-type/;
  await expect(files.check()).rejects.toThrow();
});
