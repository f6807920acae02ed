import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditEvidence } from '../../src/audit.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { anchorChain } from '../../src/features/agreements/evidence/anchor-chain.service.ts';
import { anchorPath } from '../../src/platform/anchors.ts';
import { type FileStorage, localFileStorage } from '../../src/platform/file-storage.ts';
import { openFileStorage } from '../../src/platform/open-file-storage.ts';
import { loadSecretKey } from '../../src/platform/secret-key.ts';
import { storageAddressOf } from '../../src/platform/storage-address.ts';
import { restoreFiles } from '../../src/restore-files.ts';
import { startBucketServer } from '../bucket-server.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { addSealedAgreement } from '../sealed-agreement.ts';
import { archiveLogOf } from './archived-cluster.ts';
import { newDemonstration } from './demonstration-folder.ts';
import { clearFolders, newFolder } from './server-process.ts';

/**
 * The steps of "Large stores" in docs/operations.md: a base copy and the log of PostgreSQL beside a bucket with
 * versioning. A contract is sealed before the moment; after it another one is, and the files of the first are lost.
 */
const meridiano = '20000000000107' as TenantId;
const hour = 60 * 60 * 1000;
const moment = new Date();

let bucket: Awaited<ReturnType<typeof startBucketServer>>;
let secretKey: string;
/** DATA_DIR of the restored database, with the anchors of the time of the restore. */
let restored: string;
let sealed: string;
let original: string;

beforeAll(async () => {
  bucket = await startBucketServer();
  bucket.versioning = 'Enabled';
  bucket.now = () => new Date(moment.getTime() - hour);
  const dataDir = await newDemonstration();
  secretKey = await loadSecretKey(dataDir, undefined);
  const backup = archiveLogOf(dataDir);
  const database = await openDatabase({ dataDir, secretKey });
  const storage = await moveIntoBucket(dataDir);
  const server = await startTestServer({ database, storage, secretKey });
  server.clock.move(moment.getTime() - hour - server.clock.now().getTime());

  await backup.copyBase();
  const seal = await signAndAnchor(server);
  [sealed, original] = [seal.sealed?.key ?? '', seal.original?.key ?? ''];
  const time = await backup.now();

  bucket.now = () => new Date(moment.getTime() + hour);
  server.clock.move(2 * hour);
  await signAndAnchor(server);
  await storage.write(sealed, Readable.from(['overwritten']));
  await storage.remove(original);
  await backup.endSegment();
  const anchors = (await server.platform.anchors.list(meridiano)).filter(({ place }) => place === 'local');
  await server.close();

  restored = join(newFolder(), 'data');
  mkdirSync(restored);
  backup.restoreInto(restored, time);
  for (const { place: _, ...anchor } of anchors) {
    appendFileSync(anchorPath(dataDir), `${JSON.stringify(anchor)}\n`);
  }
  appendFileSync(anchorPath(restored), readFileSync(anchorPath(dataDir)));
});
afterAll(async () => {
  bucket.close();
  await clearFolders();
});

const environment = (prefix = 'arquivos') => ({
  ...{ DATA_DIR: restored, SECRET_KEY: secretKey, AWS_ACCESS_KEY_ID: 'chave', AWS_SECRET_ACCESS_KEY: 'segredo' },
  STORAGE_URL: `s3://balde/${prefix}?endpoint=${encodeURIComponent(bucket.address)}`,
});

async function moveIntoBucket(dataDir: string): Promise<FileStorage> {
  const local = localFileStorage(join(dataDir, 'files'));
  const storage = await openFileStorage(dataDir, storageAddressOf(environment()));
  for (const key of await local.list(0)) await storage.write(key, local.read(key));
  return storage;
}

async function signAndAnchor(server: TestServer) {
  const { seal } = await addSealedAgreement(server, meridiano);
  await anchorChain(server, { id: meridiano, title: 'Meridiano', email: 'ceo@meridiano.test' });
  return seal;
}

const restoreTo = async (into?: string) => {
  const said: string[] = [];
  await restoreFiles(environment(), { at: moment.toISOString(), into }, (line) => said.push(line));
  return said.join('\n');
};

/** Returns the report of `audit:verify` over the restored database and the files below a prefix. */
async function audit(prefix?: string): Promise<{ isWhole: boolean; said: string }> {
  const said: string[] = [];
  const isWhole = await auditEvidence(environment(prefix), (line) => said.push(line));
  return { isWhole, said: said.join('\n') };
}

it('finds the files of later in the way of the restored database', async () => {
  const { isWhole, said } = await audit();
  expect(isWhole).toBe(false);
  expect(said).toMatch(new RegExp(`Arquivo selado alterado: O PDF selado .*${sealed}`));
  expect(said).toMatch(new RegExp(`Arquivo selado ausente: O PDF sem o selo .*${original}`));
  expect(said).toContain('faltam os últimos');
});

it('restores the files of the moment in their place, with whole evidence of the pair', async () => {
  const told = await restoreTo();
  expect(told).toContain('2 arquivos trazidos de volta');
  const { isWhole, said } = await audit();
  expect({ isWhole, said }).toMatchObject({ isWhole: true, said: expect.stringMatching(/[1-9]\d* documentos/) });
  expect(await restoreTo()).toContain('0 arquivos trazidos de volta');
});

it('copies the files of the moment into another place, for a trial beside the running installation', async () => {
  await restoreTo('s3://balde/ensaio');
  expect(await audit('ensaio')).toMatchObject({ isWhole: true });
  await expect(restoreTo('s3://balde/ensaio')).rejects.toThrow('já tem arquivos');
});

it('names the file whose version of the moment is gone or was changed', async () => {
  bucket.versions.purge(`arquivos/${sealed}`);
  bucket.versions.alter(`arquivos/${original}`);
  await restoreTo('s3://balde/perdido');
  const { isWhole, said } = await audit('perdido');
  expect(isWhole).toBe(false);
  expect(said).toMatch(new RegExp(`Arquivo selado ausente: O PDF selado .*${sealed}`));
  expect(said).toMatch(new RegExp(`Arquivo selado alterado: O PDF sem o selo .*${original}`));
});
