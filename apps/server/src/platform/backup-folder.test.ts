import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backupFileName, removeOldBackups } from './backup-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'restitui-backups-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const now = new Date('2026-11-20T06:00:00.500Z');
const good = 'restitui-2026-11-20T06-00-00Z.backup';

it('names a backup by its time', () => {
  expect(backupFileName(now)).toBe(good);
});

it('removes backups past their days and old leftovers, and nothing else', async () => {
  const kept = [
    good,
    'restitui-2026-11-13T06-00-01Z.backup',
    'restitui-2027-01-01T06-00-00Z.backup',
    'restitui-2026-11-20T05-00-00Z.backup.part',
    'antes-da-mudanca.backup',
    'restitui-2020-01-01.backup',
    'restitui-2026-11-18T06-00-00Z.backup.gpg',
    'restitui-2026-11-18T06-00-00Z.backup.sha256',
    'restitui-2026-11-18T06-00-00Z.backup.part.gpg',
  ];
  const old = [
    'restitui-2025-01-01T06-00-00Z.backup',
    'restitui-2026-11-13T05-59-59Z.backup',
    'restitui-2026-11-19T05-00-00Z.backup.part',
  ];
  for (const name of [...kept, ...old]) writeFileSync(join(folder, name), '');
  mkdirSync(join(folder, 'restitui-2026-11-18T05-00-00Z.backup.Ab12Cd', 'x'), { recursive: true });
  mkdirSync(join(folder, 'restitui-2026-11-18T05-00-00Z.backup.restored', 'x'), { recursive: true });
  expect(await removeOldBackups(folder, good, { now, keepDays: 7 })).toEqual(
    [...old, 'restitui-2026-11-18T05-00-00Z.backup.Ab12Cd'].sort(),
  );
  expect(readdirSync(folder).sort()).toEqual([...kept, 'restitui-2026-11-18T05-00-00Z.backup.restored'].sort());
});

it('keeps the good backup although the clock is years ahead', async () => {
  writeFileSync(join(folder, good), '');
  const ahead = new Date('2030-01-01T00:00:00Z');
  expect(await removeOldBackups(folder, good, { now: ahead, keepDays: 1 })).toEqual([]);
});
