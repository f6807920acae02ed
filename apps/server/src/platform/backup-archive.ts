import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { errorCode } from './error-code.ts';
import { ifExists } from './if-exists.ts';
import { syncFolder } from './sync-folder.ts';

interface Piece {
  size: number;
  sha256: string;
}

/** Last entry of the `.tar.gz`; lists the other entries with their hashes. */
const manifestName = 'manifest.json';

export interface BackupWriter {
  /** Adds an entry of exactly `size` bytes. */
  add: (name: string, size: number, content: Readable) => Promise<void>;
  addText: (name: string, text: string) => Promise<void>;
}

/**
 * Writes the archive completely or not at all.
 * @throws when the file exists
 */
export async function writeBackupArchive(path: string, fill: (writer: BackupWriter) => Promise<void>): Promise<number> {
  if (await ifExists(stat(path))) throw new Error(`${path} já existe; escolha outro nome.`);
  const draft = `${path}.part`;
  const pack = tar.pack();
  const pieces: Record<string, Piece> = {};
  const writing = pipeline(pack, createGzip({ level: 1 }), createWriteStream(draft, { mode: 0o600, flush: true }));
  // The rejection is handled below, where the promise is awaited.
  writing.catch(() => {});

  const add: BackupWriter['add'] = async (name, size, content) => {
    const { hashed, hash } = hashing();
    const entry = pack.entry({ name, size });
    await pipeline(content, hashed, entry);
    pieces[name] = { size, sha256: hash() };
  };
  const addText: BackupWriter['addText'] = (name, text) => {
    const bytes = Buffer.from(text);
    return add(name, bytes.length, Readable.from([bytes]));
  };
  try {
    await Promise.race([fill({ add, addText }), writing]);
    await addText(manifestName, JSON.stringify(pieces));
    pack.finalize();
    await writing;
    await rename(draft, path);
    await syncFolder(dirname(path));
    return (await stat(path)).size;
  } catch (error) {
    pack.destroy();
    await writing.catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
}

/** Reads the entries in order; each `content` must be consumed. */
export async function readBackupArchive(
  path: string,
  take: (name: string, content: Readable) => Promise<void>,
): Promise<void> {
  const extract = tar.extract();
  const reading = pipeline(createReadStream(path), createGunzip(), extract);
  reading.catch(() => {});
  for await (const entry of extract) await take(entry.header.name, Readable.from(entry));
  await reading;
}

/** @throws a message for the operator when the file is no backup, is truncated or was changed */
export async function checkBackupArchive(path: string): Promise<{ header: string }> {
  const found: Record<string, Piece> = {};
  let manifest = '';
  let header = '';
  try {
    await readBackupArchive(path, async (name, content) => {
      if (name === manifestName) manifest = await text(content);
      else {
        const digest = createHash('sha256');
        let size = 0;
        const kept: Buffer[] = [];
        for await (const chunk of content) {
          digest.update(chunk);
          size += chunk.length;
          if (name === headerName) kept.push(chunk);
        }
        if (name === headerName) header = Buffer.concat(kept).toString();
        found[name] = { size, sha256: digest.digest('hex') };
      }
    });
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw new Error(`${path} não existe.`);
    throw new Error(`${path} não é um backup inteiro.`, { cause: error });
  }
  if (!manifest || !header) throw new Error(`${path} não é um backup inteiro.`);
  const listed: Record<string, Piece> = JSON.parse(manifest);
  const wrong = Object.keys({ ...listed, ...found }).find((name) => {
    const [one, other] = [listed[name], found[name]];
    return one?.sha256 !== other?.sha256 || one?.size !== other?.size;
  });
  if (wrong) throw new Error(`${path} foi alterado: ${wrong} não é o que foi gravado.`);
  return { header };
}

/** First entry; describes the backup. */
export const headerName = 'backup.json';

function hashing(): { hashed: Transform; hash: () => string } {
  const digest = createHash('sha256');
  const hashed = new Transform({
    transform(chunk, _encoding, done) {
      digest.update(chunk);
      done(null, chunk);
    },
  });
  return { hashed, hash: () => digest.digest('hex') };
}
