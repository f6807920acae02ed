import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBucketServer } from '../../test/bucket-server.ts';
import { type FileStorage, localFileStorage } from './file-storage.ts';
import { openFileStorage } from './open-file-storage.ts';
import { storageAddressOf } from './storage-address.ts';
import { placeOfStorage, verifyStorage } from './verify-storage.ts';

let folder: string;
let bucket: Awaited<ReturnType<typeof startBucketServer>>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'restitui-storage-'));
  bucket = await startBucketServer();
});

afterEach(() => {
  bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

const addressOf = () =>
  storageAddressOf({
    STORAGE_URL: `s3://balde/dados?endpoint=${encodeURIComponent(bucket.address)}`,
    AWS_ACCESS_KEY_ID: 'chave',
    AWS_SECRET_ACCESS_KEY: 'segredo',
  });

describe('the check of the storage at the start', () => {
  it('leaves nothing behind in a folder and in a bucket', async () => {
    await verifyStorage(localFileStorage(folder), 'A pasta');
    expect(readdirSync(join(folder, 'start-checks'))).toEqual([]);
    await verifyStorage(await openFileStorage(folder, addressOf()), 'O balde');
    expect([...bucket.objects.keys()]).toEqual([]);
  });

  it.each([
    [/^PUT/, 'gravar'],
    [/^GET \/balde\/dados/, 'ler'],
    [/^GET \/balde\/?\?/, 'listar'],
    [/^DELETE/, 'remover'],
  ])('names the setting, the place and the step when the bucket refuses %s', async (refused, step) => {
    bucket.refused = refused;
    const address = addressOf();
    const place = placeOfStorage(folder, address);
    const host = new URL(bucket.address).host;
    await expect(verifyStorage(await openFileStorage(folder, address), place)).rejects.toThrow(
      `STORAGE_URL (s3://balde/dados/ em ${host}) não permite ${step}: AccessDenied`,
    );
  });

  it('reports a storage that returns something else', async () => {
    const files: Pick<FileStorage, 'write' | 'read' | 'listFolder' | 'remove'> = {
      ...localFileStorage(folder),
      listFolder: async () => [],
    };
    await expect(verifyStorage(files, 'A pasta')).rejects.toThrow('A pasta não devolve o que foi gravado.');
  });

  it('names the folder of DATA_DIR and of STORAGE_URL', () => {
    expect(placeOfStorage('.data', undefined)).toBe('A pasta de arquivos em DATA_DIR (.data)');
    expect(placeOfStorage('.data', { folder: '/srv/arquivos' })).toBe('STORAGE_URL (pasta /srv/arquivos)');
  });
});
