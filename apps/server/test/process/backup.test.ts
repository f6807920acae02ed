import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { auditEvidence } from '../../src/audit.ts';
import { backUp } from '../../src/backup.ts';
import { connectToRunningServer } from '../../src/db/connect-to-running-server.ts';
import { restore } from '../../src/restore.ts';
import { newDemonstration } from './demonstration-folder.ts';
import { clearFolders, endServers, newFolder, startServer, storedFiles } from './server-process.ts';
import { SignedIn, signIn } from './signed-in.ts';

const sample = (name: string) =>
  fileURLToPath(new URL(`../../../../packages/tax-engine/test-data/${name}`, import.meta.url));
const quiet = () => {};

let dataDir: string;
let backup: string;
/** Made by the worker of the running server. */
let scheduled: string;
let key: string;
let token: string;
let id_apuracao: string;
/** The server keeps running, and stores files itself, while the backup is made. */
let filesBefore: string[];
let filesAfter: string[];

/** Does what the schedule does at its hour. */
async function enqueueBackup() {
  const database = await connectToRunningServer({ dataDir });
  await database?.pool.query(
    `insert into pgboss.job (name, policy, heartbeat_seconds) values ('backup', 'exclusive', 60)`,
  );
  await database?.close();
}

beforeAll(async () => {
  dataDir = await newDemonstration();
  backup = join(newFolder(), 'restitui.backup');
  const BACKUP_FOLDER = newFolder();
  const { server, address } = await startServer({ DATA_DIR: dataDir, BACKUP_FOLDER });
  const analyst = await signIn(address);
  ({ token } = analyst);
  id_apuracao = await analyst.newAssessment();
  await analyst.upload(id_apuracao, { xml: sample('e1a-xml.zip'), pgdas: sample('e1a-pgdas.zip') });
  await analyst.analysis(id_apuracao, ({ state }) => state === 'pronta');
  const said: string[] = [];
  filesBefore = storedFiles(dataDir);
  await enqueueBackup();
  const [, path = ''] = await server.until(/"path":"([^"]+)".*"backup is complete"/);
  scheduled = path;
  await backUp({ DATA_DIR: dataDir }, backup, (line) => said.push(line));
  filesAfter = storedFiles(dataDir);
  expect(said.join(' ')).toMatch(/\d+ tabelas, \d+ arquivos/);
  expect(said.join(' ')).not.toContain('página Sistema');
  key = readFileSync(join(dataDir, 'secret.key'), 'utf8').trim();
  await endServers();
});
afterEach(endServers);
afterAll(clearFolders);

it('restores rows, files, sessions and evidence of a scheduled backup into another DATA_DIR', async () => {
  expect(statSync(backup).mode & 0o077).toBe(0);
  expect(readdirSync(join(backup, '..'))).toEqual(['restitui.backup']);

  const other = join(newFolder(), 'data');
  await restore({ DATA_DIR: other, SECRET_KEY: key }, scheduled, quiet);
  const restored = storedFiles(other);
  expect(restored).toEqual(expect.arrayContaining(filesBefore));
  expect(filesAfter).toEqual(expect.arrayContaining(restored));
  const said: string[] = [];
  const isWhole = await auditEvidence({ DATA_DIR: other }, (line) => said.push(line));
  expect(isWhole, said.join('\n')).toBe(true);

  const { server, address } = await startServer({ DATA_DIR: other });
  const analyst = new SignedIn(address, token);
  const { resumo } = await analyst.analysis(id_apuracao, ({ state }) => state === 'pronta');
  expect(resumo).toMatchObject({ total_a_restituir: 159.24 });
  // Sequences continue where they were.
  const another = await analyst.newAssessment();
  const files = { xml: sample('e1a-xml.zip'), pgdas: sample('e1a-pgdas.zip') };
  expect((await analyst.upload(another, files)).status).toBe(202);
  expect((await analyst.analysis(another, ({ state }) => state === 'pronta')).resumo).toEqual(resumo);
  await server.end('SIGTERM');

  const refused = restore({ DATA_DIR: other, SECRET_KEY: key }, backup, quiet);
  await expect(refused).rejects.toThrow('O lugar de destino já tem arquivos');
});

it('holds neither the key nor anything that reveals it', async () => {
  const said: string[] = [];
  const copy = join(newFolder(), 'outro.backup');
  await backUp({ DATA_DIR: dataDir }, copy, (line) => said.push(line));
  expect(said.at(-1)).toContain('SECRET_KEY não está no backup');
  expect(existsSync(`${copy}.part`)).toBe(false);
  await expect(backUp({ DATA_DIR: dataDir }, copy, quiet)).rejects.toThrow('já existe');
});

it('makes the backup of the schedule without a path, where BACKUP_FOLDER is set', async () => {
  const said: string[] = [];
  const BACKUP_FOLDER = newFolder();
  const old = 'restitui-2025-01-01T06-00-00Z.backup';
  writeFileSync(join(BACKUP_FOLDER, old), '');
  await backUp({ DATA_DIR: dataDir, BACKUP_FOLDER }, undefined, (line) => said.push(line));
  expect(said.at(-1)).toBe(`  Removido, com mais de 14 dias: ${old}`);
  expect(readdirSync(BACKUP_FOLDER)).toEqual([expect.stringMatching(/^restitui-.*Z\.backup$/)]);
});

it.each([
  ['another key', { SECRET_KEY: 'outra' }, 'SECRET_KEY não é a chave'],
  ['no key', {}, 'Informe em SECRET_KEY'],
])('refuses %s and leaves no file', async (_, environment, sentence) => {
  const other = join(newFolder(), 'data');
  await expect(restore({ DATA_DIR: other, ...environment }, backup, quiet)).rejects.toThrow(sentence);
  expect(existsSync(other)).toBe(false);
});

it.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 2000), 'não é um backup inteiro'],
  ['cut off in the middle', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2), 'não é um backup inteiro'],
  ['changed', (bytes: Buffer) => bytes.fill(0, 50_000, 50_100), 'não é um backup inteiro'],
  ['something else', () => Buffer.from('isto não é um backup'), 'não é um backup inteiro'],
])('refuses a file that is %s', async (_, spoil, sentence) => {
  const other = join(newFolder(), 'data');
  const spoilt = join(newFolder(), 'estragado.backup');
  copyFileSync(backup, spoilt);
  writeFileSync(spoilt, spoil(readFileSync(backup)));
  await expect(restore({ DATA_DIR: other, SECRET_KEY: key }, spoilt, quiet)).rejects.toThrow(sentence);
  expect(existsSync(other)).toBe(false);
});

it('names what is missing: a path, a file, data', async () => {
  const nowhere = join(newFolder(), 'data');
  await expect(backUp({ DATA_DIR: dataDir }, undefined, quiet)).rejects.toThrow('npm run backup -- ARQUIVO');
  await expect(restore({ DATA_DIR: nowhere }, undefined, quiet)).rejects.toThrow('npm run restore -- ARQUIVO');
  await expect(restore({ DATA_DIR: nowhere, SECRET_KEY: key }, `${backup}.x`, quiet)).rejects.toThrow('não existe');
  await expect(backUp({ DATA_DIR: nowhere }, `${backup}.y`, quiet)).rejects.toThrow('Não há dados');
});
