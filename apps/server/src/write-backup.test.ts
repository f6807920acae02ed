import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneTestDatabase } from '../test/test-database.ts';
import type { Database } from './db/open-database.ts';
import { type Anchor, anchorFile, anchorPath, twofoldAnchors } from './platform/anchors.ts';
import { readBackupArchive } from './platform/backup-archive.ts';
import { localFileStorage } from './platform/file-storage.ts';
import { writeBackup } from './write-backup.ts';

let database: Database;
let dataDir: string;
beforeAll(async () => {
  database = await cloneTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'restitui-write-backup-'));
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const anchor = (seq: number): Anchor => ({ id_tenant: 'a', seq, hash: 'ab'.repeat(32), at: '2026-11-20', mac: 'm' });

it('leaves out anchors that are newer than its rows', async () => {
  const files = localFileStorage(join(dataDir, 'files'));
  const anchors = twofoldAnchors(anchorFile(anchorPath(dataDir)), files);
  await anchors.add(anchor(1));
  appendFileSync(anchorPath(dataDir), '{}\n');
  const path = join(dataDir, 'x.backup');
  const meanwhile: Pick<Database, 'asOwner'> = {
    async asOwner(work) {
      await anchors.add(anchor(2));
      return database.asOwner(work);
    },
  };
  expect(await writeBackup({ database: meanwhile, files, dataDir, secretKey: 'x' }, path)).toMatchObject({ files: 1 });

  const found: Record<string, string> = {};
  await readBackupArchive(path, async (name, content) => {
    const read = await text(content);
    if (name.includes('anchors')) found[name] = read;
  });
  expect(found).toEqual({
    'files/anchors/a/0000000001-abababababab.json': JSON.stringify(anchor(1)),
    'anchors.jsonl': `${JSON.stringify(anchor(1))}\n{}\n`,
  });
});
