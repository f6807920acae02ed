import { counted } from '@restitui/brazil/counted.ts';
import { z } from 'zod';
import { anchorFolder, readAnchorLines } from './platform/anchors.ts';
import { type BucketVersions, type ObjectHistory, openBucketVersions } from './platform/bucket-versions.ts';
import { settingsOf } from './platform/settings.ts';
import { type BucketAddress, storageAddressOf } from './platform/storage-address.ts';
import { restoreLocalAnchors } from './restore-local-anchors.ts';

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
  await restoreLocalAnchors(dataDir, at, say);
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

/** The history of an object with the version to restore; without one, what is there stays, or goes if it is newer. */
interface Restored extends Omit<ObjectHistory, 'past' | 'next'> {
  wanted: string | undefined;
  /** An anchor, or its time stamp, of a record that the restored database does not have. */
  isNewerAnchor: boolean;
}

/** Yields what to restore of each object: anchors by the time that they name, all others by that of their versions. */
async function* restoredObjects({ versions, at }: Restoring): AsyncGenerator<Restored> {
  const ofAnchors = new Map<string, ObjectHistory[]>();
  for await (const history of versions.historiesAt(at)) {
    const { key, past, current } = history;
    if (key.startsWith(anchorFolder)) {
      // The stamp of an anchor is listed after it, the reason of a missing stamp before.
      const name = key.slice(0, key.lastIndexOf('.'));
      ofAnchors.set(name, [...(ofAnchors.get(name) ?? []), history]);
    } else if (past || current) yield { ...history, wanted: past, isNewerAnchor: false };
  }
  for (const histories of ofAnchors.values()) yield* restoredAnchor(histories, { versions, at });
}

async function* restoredAnchor(
  histories: readonly ObjectHistory[],
  { versions, at }: Omit<Restoring, 'say'>,
): AsyncGenerator<Restored> {
  const time = await timeOfAnchor(histories, { versions, at });
  for (const history of histories) {
    const { past, next, current } = history;
    const isNewerAnchor = time > at.getTime();
    // A bucket whose clock is ahead, or a copy that was stored late, has an anchor of before the moment only after it.
    const wanted = isNewerAnchor ? undefined : (past ?? (time <= at.getTime() ? next : undefined));
    if (wanted || current) yield { ...history, wanted, isNewerAnchor };
  }
}

/** Returns the time that an anchor names, in milliseconds since 1970; NaN where it is not readable. */
async function timeOfAnchor(
  histories: readonly ObjectHistory[],
  { versions, at }: Omit<Restoring, 'say'>,
): Promise<number> {
  const anchor = histories.find(({ key }) => key.endsWith('.json'));
  // Clocks differ by less than a day: older ones, which are most, need not be read.
  if (!anchor || anchor.writtenAt < at.getTime() - day) return Number.NaN;
  const version = anchor.past ?? anchor.next ?? anchor.current;
  if (!version) return Number.NaN;
  const [found] = readAnchorLines(await versions.readText({ key: anchor.key, version }));
  return Date.parse(found?.at ?? '');
}

async function copyInto({ bucket, prefix }: BucketAddress, restoring: Restoring): Promise<void> {
  const { versions, say } = restoring;
  let copied = 0;
  for await (const { key, wanted } of restoredObjects(restoring)) {
    if (!wanted) continue;
    await versions.copy({ key, version: wanted }, { bucket, key: prefix + key });
    copied++;
  }
  say(`${counted(copied, 'arquivo copiado', 'arquivos copiados')} para s3://${bucket}/${prefix}.`);
}

/** Newer files stay, because no row names them; newer anchors are set aside, because no entry of the chain fits them. */
async function bringBack({ bucket, prefix }: BucketAddress, restoring: Restoring): Promise<void> {
  const { versions, say } = restoring;
  const seen = { same: 0, back: 0, newer: 0, anchors: 0 };
  for await (const { key, wanted, current, isSame, isNewerAnchor } of restoredObjects(restoring)) {
    if (current && isNewerAnchor) {
      await versions.copy({ key, version: current }, { bucket, key: `${prefix}${asideFolder}${key}` });
      await versions.remove(key);
      seen.anchors++;
    } else if (wanted && current && (isSame || wanted === current)) seen.same++;
    else if (wanted) {
      await versions.copy({ key, version: wanted }, { bucket, key: prefix + key });
      seen.back++;
    } else seen.newer++;
  }
  say(`${counted(seen.back, 'arquivo trazido', 'arquivos trazidos')} de volta; iguais: ${seen.same}.`);
  say(`Mais novos, que ficaram: ${seen.newer}.`);
  if (seen.anchors > 0) say(`Âncoras mais novas, agora em ${asideFolder}: ${seen.anchors}.`);
}

const asideFolder = 'given-up/';
const day = 24 * 60 * 60 * 1000;
