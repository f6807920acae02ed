import { readFile, rename, writeFile } from 'node:fs/promises';
import { counted } from '@restitui/brazil/counted.ts';
import { z } from 'zod';
import { anchorFolder, anchorPath, readAnchorLines } from './platform/anchors.ts';
import { type BucketVersions, openBucketVersions } from './platform/bucket-versions.ts';
import { ifExists } from './platform/if-exists.ts';
import { settingsOf } from './platform/settings.ts';
import { type BucketAddress, storageAddressOf } from './platform/storage-address.ts';

const usage = 'npm run restore:files -- --at 2026-11-20T14:59:00-03:00 [--into s3://outro-balde/prefixo]';

interface Wanted {
  at?: string | undefined;
  into?: string | undefined;
}

/**
 * Restores the stored files of a bucket with versioning to a moment, in their place or into another one of the same
 * service. Versions are copied, never removed.
 * @throws a message for the operator, having changed nothing, when that is impossible
 */
export async function restoreFiles(
  env: Parameters<typeof settingsOf>[0],
  { at: given, into }: Wanted,
  say: (line: string) => void,
): Promise<void> {
  const at = momentOf(given);
  const { dataDir, storage } = settingsOf(env);
  if (!storage || !('bucket' in storage)) throw new Error('STORAGE_URL não é um balde: não há versões a restaurar.');
  const versions = openBucketVersions(storage);
  if (!(await versions.isVersioned())) throw new Error(`O balde ${storage.bucket} não guarda versões.`);
  if (into) return copyInto(await requireEmptyPlace(into, storage), { versions, at, say });
  await bringBack(storage, { versions, at, say });
  await setLocalAnchorsAside(dataDir, at, say);
}

/** Requires a time zone, because servers and people are in different ones. */
function momentOf(text: string | undefined): Date {
  const { data } = z.iso.datetime({ offset: true }).safeParse(text);
  if (data === undefined) throw new Error(`Diga de que momento, com fuso: ${usage}`);
  const at = new Date(data);
  if (at > new Date()) throw new Error('O momento ainda não chegou.');
  return at;
}

async function requireEmptyPlace(into: string, from: BucketAddress): Promise<BucketAddress> {
  const place = storageAddressOf({ STORAGE_URL: into });
  if (!place || !('bucket' in place)) throw new Error(`--into não é um balde: ${usage}`);
  if (place.bucket === from.bucket && place.prefix.startsWith(from.prefix)) {
    throw new Error('--into fica dentro do lugar dos arquivos: escolha outro balde ou outro prefixo.');
  }
  const target = { ...from, bucket: place.bucket, prefix: place.prefix };
  for await (const _ of openBucketVersions(target).historiesAt(new Date())) {
    throw new Error('O lugar de destino já tem arquivos: restaure em outro lugar.');
  }
  return target;
}

interface Restoring {
  versions: BucketVersions;
  at: Date;
  say: (line: string) => void;
}

async function copyInto({ bucket, prefix }: BucketAddress, { versions, at, say }: Restoring): Promise<void> {
  let copied = 0;
  for await (const { key, past } of versions.historiesAt(at)) {
    if (!past) continue;
    await versions.copy({ key, version: past }, { bucket, key: prefix + key });
    copied++;
  }
  say(`${counted(copied, 'arquivo copiado', 'arquivos copiados')} para s3://${bucket}/${prefix}.`);
}

/** Newer files stay, because no row names them; newer anchors are set aside, because no entry of the chain fits them. */
async function bringBack({ bucket, prefix }: BucketAddress, { versions, at, say }: Restoring): Promise<void> {
  const seen = { same: 0, back: 0, newer: 0, anchors: 0 };
  for await (const { key, past, current, isSame } of versions.historiesAt(at)) {
    if (isSame) seen.same++;
    else if (past) {
      await versions.copy({ key, version: past }, { bucket, key: prefix + key });
      seen.back++;
    } else if (current && isAnchor(key)) {
      await versions.copy({ key, version: current }, { bucket, key: `${prefix}${asideFolder}${key}` });
      await versions.remove(key);
      seen.anchors++;
    } else seen.newer++;
  }
  say(`${counted(seen.back, 'arquivo trazido', 'arquivos trazidos')} de volta; iguais: ${seen.same}.`);
  say(`Mais novos, que ficaram: ${seen.newer}.`);
  if (seen.anchors > 0) say(`Âncoras mais novas, agora em ${asideFolder}: ${seen.anchors}.`);
}

const asideFolder = 'given-up/';
const isAnchor = (key: string) => key.startsWith(anchorFolder);

async function setLocalAnchorsAside(dataDir: string, at: Date, say: (line: string) => void): Promise<void> {
  const path = anchorPath(dataDir);
  const lines = ((await ifExists(readFile(path, 'utf8'))) ?? '').split('\n').filter(Boolean);
  const isNewer = (line: string) => readAnchorLines(line).some((anchor) => Date.parse(anchor.at) > at.getTime());
  const newer = lines.filter(isNewer);
  if (newer.length === 0) return;
  const write = (to: string, content: readonly string[]) =>
    writeFile(to, content.map((line) => `${line}\n`).join(''), { mode: 0o600 });
  await write(`${path}.given-up-${at.toISOString().replaceAll(':', '-')}`, newer);
  await write(
    `${path}.kept`,
    lines.filter((line) => !isNewer(line)),
  );
  await rename(`${path}.kept`, path);
  say(`Âncoras mais novas em ${path}, agora ao lado: ${newer.length}.`);
}
