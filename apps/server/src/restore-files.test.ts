import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBucketServer } from '../test/bucket-server.ts';
import type { FileStorage } from './platform/file-storage.ts';
import { openFileStorage } from './platform/open-file-storage.ts';
import { storageAddressOf } from './platform/storage-address.ts';
import { restoreFiles } from './restore-files.ts';
import { restoreLocalAnchors } from './restore-local-anchors.ts';

const [before, at, after] = ['2026-11-20T17:00:00Z', '2026-11-20T14:59:00-03:00', '2026-11-20T18:30:00Z'];
const folder = mkdtempSync(join(tmpdir(), 'restitui-versions-'));
let bucket: Awaited<ReturnType<typeof startBucketServer>>;
let files: FileStorage;

beforeAll(async () => {
  bucket = await startBucketServer();
  files = await openFileStorage(folder, storageAddressOf(environment()));
});
beforeEach(() => {
  bucket.objects.clear();
  bucket.versions.clear();
  bucket.versioning = 'Enabled';
  bucket.now = () => new Date(before);
  for (const name of asideFiles()) rmSync(join(folder, name));
  rmSync(local, { force: true });
});
afterAll(() => {
  bucket.close();
  rmSync(folder, { recursive: true });
});

const environment = () => ({
  DATA_DIR: folder,
  STORAGE_URL: `s3://balde/casa?endpoint=${encodeURIComponent(bucket.address)}`,
  ...{ AWS_ACCESS_KEY_ID: 'chave', AWS_SECRET_ACCESS_KEY: 'segredo' },
});
const write = (key: string, content: string) => files.write(key, Readable.from([content]));
async function restore(wanted: Parameters<typeof restoreFiles>[1] = { at }): Promise<string> {
  const said: string[] = [];
  await restoreFiles(environment(), wanted, (line) => said.push(line));
  return said.join('\n');
}

/** Writes files of which the moment has three, and changes them afterwards. */
async function changeFiles(): Promise<void> {
  for (const key of ['a/igual', 'a/mudado ação', 'a/removido']) await write(key, `antes: ${key}`);
  bucket.now = () => new Date(after);
  await write('a/mudado ação', 'depois');
  await files.remove('a/removido');
  await write('a/novo', 'depois');
}

describe('stored files of a moment', () => {
  it('come back in their place, and newer ones stay', async () => {
    await changeFiles();
    expect(await restore()).toBe('2 arquivos trazidos de volta; iguais: 1.\nMais novos, que ficaram: 1.');
    expect((await files.list(0)).sort()).toEqual(['a/igual', 'a/mudado ação', 'a/novo', 'a/removido']);
    expect(await text(files.read('a/mudado ação'))).toBe('antes: a/mudado ação');
    expect(await text(files.read('a/removido'))).toBe('antes: a/removido');
    expect(await restore()).toMatch(/^0 arquivos/);
  });

  it('are copied to another place, without newer ones', async () => {
    await changeFiles();
    expect(await restore({ at, into: 's3://balde/ensaio' })).toBe('3 arquivos copiados para s3://balde/ensaio/.');
    const copied = [...bucket.objects.keys()].filter((key) => key.startsWith('ensaio/'));
    expect(copied.sort()).toEqual(['ensaio/a/igual', 'ensaio/a/mudado ação', 'ensaio/a/removido']);
    expect(await text(files.read('a/mudado ação'))).toBe('depois');
  });

  it('are those of an object with more versions than a page of the list', async () => {
    for (const minute of [1, 2, 3, 4, 5, 6, 7]) {
      bucket.now = () => new Date(`2026-11-20T17:5${minute}:00Z`);
      await write('b', `minuto ${minute}`);
    }
    bucket.now = () => new Date(after);
    await write('b', 'depois');
    await restore();
    expect(await text(files.read('b'))).toBe('minuto 7');
  });

  it('leave newer anchors aside, in the bucket and in DATA_DIR', async () => {
    writeFileSync(local, line(before) + line(after));
    await write('anchors/t/1.json', line(before));
    bucket.now = () => new Date(after);
    await write('anchors/t/2.json', line(after));
    expect(await restore()).toContain('Âncoras mais novas, agora em given-up/: 1.');
    expect((await files.list(0)).sort()).toEqual(['anchors/t/1.json', 'given-up/anchors/t/2.json']);
    expect(readFileSync(local, 'utf8')).toBe(line(before));
    expect(givenUp()).toEqual([line(after)]);
  });

  it('judge anchors by the time that they name, whatever the clock of the bucket', async () => {
    await write('anchors/t/1.json', line(after));
    await write('anchors/t/1.tsr', 'stamp');
    bucket.now = () => new Date(after);
    await write('anchors/t/2.json', line(before));
    await write('anchors/t/2.tsr', 'stamp');
    await write('anchors/t/3.json', 'unreadable');
    await restore({ at, into: 's3://balde/ensaio' });
    const copied = [...bucket.objects.keys()].filter((key) => key.startsWith('ensaio/'));
    expect(copied.sort()).toEqual(['ensaio/anchors/t/2.json', 'ensaio/anchors/t/2.tsr']);
    expect(await restore()).toContain('Âncoras mais novas, agora em given-up/: 2.');
    expect((await files.list(0)).sort()).toEqual([
      ...['anchors/t/2.json', 'anchors/t/2.tsr', 'anchors/t/3.json'],
      ...['given-up/anchors/t/1.json', 'given-up/anchors/t/1.tsr'],
    ]);
  });

  it('bring back, at a later moment, the anchors that an earlier one set aside', async () => {
    writeFileSync(local, line(before) + line(after) + line(last));
    await write('anchors/t/1.json', line(before));
    bucket.now = () => new Date(last);
    await write('anchors/t/2.json', line(after));
    await write('anchors/t/3.json', line(last));
    await restore();
    expect((await files.list(0)).filter((key) => key.startsWith('anchors/'))).toEqual(['anchors/t/1.json']);

    // The worker adds one before the second restore, which gives that one up.
    const added = new Date().toISOString();
    appendFileSync(local, line(added));
    await write('anchors/t/4.json', line(added));
    const said = await restore({ at: '2026-11-20T19:00:00Z' });
    expect(said).toContain(`Âncoras trazidas de volta a ${local}: 1.`);
    expect(readFileSync(local, 'utf8')).toBe(line(before) + line(after));
    expect((await files.list(0)).filter((key) => key.startsWith('anchors/')).sort()).toEqual([
      ...['anchors/t/1.json', 'anchors/t/2.json'],
    ]);
    expect(givenUp()).toEqual([line(after) + line(last), line(added)]);
  });

  it('keep what each restore to the same moment set aside', async () => {
    for (const given of [after, last]) {
      writeFileSync(local, line(before) + line(given));
      await restore();
    }
    expect(givenUp()).toEqual([line(after), line(last)]);
    expect(await restore()).not.toContain('ncoras');
  });

  it('leave anchors aside that a restore before the moment gave up', async () => {
    writeFileSync(local, line(before) + line(after));
    await restore();
    await restoreLocalAnchors(folder, new Date(Date.now() + 60_000), () => {});
    expect(readFileSync(local, 'utf8')).toBe(line(before));
  });
});

const last = '2026-11-20T20:00:00Z';
const local = join(folder, 'anchors.jsonl');
const line = (day: string) => `${JSON.stringify({ id_tenant: 't', seq: 1, hash: 'h', at: day, mac: 'm' })}\n`;
const asideFiles = () => readdirSync(folder).filter((name) => name.includes('given-up'));
const givenUp = () =>
  asideFiles()
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));

describe('a restore of stored files', () => {
  it.each([
    [{}, 'Diga de que momento'],
    [{ at: '2026-11-20T14:59:00' }, 'Diga de que momento, com fuso'],
    [{ at: '2126-11-20T14:59:00Z' }, 'ainda não chegou'],
    [{ at, into: 'file:/tmp' }, '--into não é um balde'],
    [{ at, into: 's3://balde/casa/ensaio' }, 'fica dentro do lugar dos arquivos'],
  ])('refuses %j', async (wanted, message) => {
    await expect(restore(wanted)).rejects.toThrow(message);
  });

  it('refuses a place that has files', async () => {
    await changeFiles();
    await restore({ at, into: 's3://balde/ensaio' });
    await expect(restore({ at, into: 's3://balde/ensaio' })).rejects.toThrow('já tem arquivos');
  });

  it('refuses a bucket without versions or with suspended ones, and a folder', async () => {
    for (const versioning of [undefined, 'Suspended'] as const) {
      bucket.versioning = versioning;
      await expect(restore()).rejects.toThrow('não guarda versões');
    }
    await expect(restoreFiles({ DATA_DIR: folder }, { at }, () => {})).rejects.toThrow('STORAGE_URL não é um balde');
  });
});
