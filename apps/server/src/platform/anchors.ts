import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStorage } from './file-storage.ts';
import { ifExists } from './if-exists.ts';

/** The signed head of a tenant's evidence chain at one time. */
export interface Anchor {
  id_tenant: string;
  seq: number;
  hash: string;
  at: string;
  mac: string;
  /** Root of the Merkle tree over the hashes up to `seq`; missing in older anchors. */
  root?: string;
}

/** Where a copy of an anchor was found. */
export type AnchorPlace = 'local' | 'armazenamento';

/** An anchor as found, with the time stamp of an authority where one was obtained. */
export interface FoundAnchor extends Anchor {
  place: AnchorPlace;
  stamp?: Buffer;
}

/**
 * Storage of chain heads outside the database, so that write access to the database does not suffice to change
 * them.
 */
export interface Anchors {
  /** Writes both copies. */
  add: (anchor: Anchor) => Promise<void>;
  /** Writes the copy in the file storage. */
  store: (anchor: Anchor) => Promise<void>;
  /** Lists the copies, the local ones first, each place in the order of writing. */
  list: (id_tenant: string) => Promise<FoundAnchor[]>;
  /** Stores the time stamp of an anchor. */
  addStamp: (anchor: Anchor, token: Uint8Array) => Promise<void>;
  /** Records that no authority answered; the stamp is requested again. */
  addStampFailure: (anchor: Anchor, failure: { at: string; message: string }) => Promise<void>;
}

/** The copy in DATA_DIR. */
export interface LocalAnchors {
  add: (anchor: Anchor) => Promise<void>;
  list: (id_tenant: string) => Promise<Anchor[]>;
}

/** Folder of the copies in the file storage. */
export const anchorFolder = 'anchors/';

/** Returns the key of an anchor's copy in the file storage, without its extension. */
export function anchorKey({ id_tenant, seq, hash }: Anchor): string {
  return `${anchorFolder}${id_tenant}/${String(seq).padStart(10, '0')}-${hash.slice(0, 12)}`;
}

export function anchorPath(dataDir: string): string {
  return join(dataDir, 'anchors.jsonl');
}

/** Keeps anchors in a local file and in the file storage, one file each, so that neither alone can be rewritten. */
export function twofoldAnchors(local: LocalAnchors, files: FileStorage): Anchors {
  const write = (key: string, content: string | Uint8Array) => files.write(key, Readable.from([content]));
  const store = async (anchor: Anchor) => void (await write(`${anchorKey(anchor)}.json`, JSON.stringify(anchor)));

  return {
    async add(anchor) {
      await local.add(anchor);
      await store(anchor);
    },
    store,
    async list(id_tenant) {
      const keys = await files.listFolder(`${anchorFolder}${id_tenant}`);
      const found: FoundAnchor[] = (await local.list(id_tenant)).map((anchor) => ({ ...anchor, place: 'local' }));
      // Linear because the keys are short and written by this file.
      for (const key of keys.filter((each) => /\d-[\w-]+\.json$/.test(each))) {
        const anchor = readLine((await buffer(files.read(key))).toString());
        const stampKey = key.replace(/\.json$/, '.tsr');
        const stamp = keys.includes(stampKey) ? await buffer(files.read(stampKey)) : undefined;
        found.push({ ...anchor, place: 'armazenamento', ...(stamp && { stamp }) });
      }
      return found;
    },
    async addStamp(anchor, token) {
      await write(`${anchorKey(anchor)}.tsr`, token);
      await files.remove(`${anchorKey(anchor)}.falha`);
    },
    async addStampFailure(anchor, failure) {
      await write(`${anchorKey(anchor)}.falha`, JSON.stringify(failure));
    },
  };
}

/** Appends anchors to a file in DATA_DIR, one line of JSON each. */
export function anchorFile(path: string): LocalAnchors {
  return {
    async add(anchor) {
      await mkdir(dirname(path), { recursive: true });
      const file = await open(path, 'a', 0o600);
      try {
        await file.appendFile(`${JSON.stringify(anchor)}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
    },
    async list(id_tenant) {
      return readAnchorLines((await ifExists(readFile(path, 'utf8'))) ?? '').filter(
        (anchor) => anchor.id_tenant === id_tenant || anchor.id_tenant === '',
      );
    },
  };
}

/** Returns the anchors of the file in DATA_DIR. */
export function readAnchorLines(text: string): Anchor[] {
  return text.split('\n').filter(Boolean).map(readLine);
}

/**
 * Returns an anchor that fails every check for an unreadable line, because the tenant of such a line is
 * unknown.
 */
function readLine(line: string): Anchor {
  try {
    return JSON.parse(line);
  } catch {
    return { id_tenant: '', seq: 0, hash: '', at: '', mac: '' };
  }
}
