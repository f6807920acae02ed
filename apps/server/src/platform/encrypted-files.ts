import { createCipheriv, createDecipheriv, type DecipherGCM, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { derivedKey } from './derived-key.ts';
import type { FileStorage } from './file-storage.ts';

/** Storage that writes and reads files by key, encrypted or not. */
export type FileStore = Pick<FileStorage, 'write' | 'read' | 'remove'>;

/** Thrown for stored bytes that this key did not write under this name, or that were changed since. */
export class DamagedFile extends Error {}

const algorithm = 'aes-256-gcm';
const mark = Buffer.from('RST1');
const saltBytes = 32;
const tagBytes = 16;
const chunkBytes = 64 * 1024;

/**
 * Stores files encrypted with AES-256-GCM in chunks of 64 KB, so that no unauthenticated byte is returned and
 * memory holds one chunk. Each file has its own key, derived from the installation's key, a random salt and
 * the file's name: a file moved to another name does not decrypt. The nonce counts the chunks and marks the
 * last, which detects reordering and truncation.
 */
export function encryptedFiles(storage: FileStorage, secretKey: string): FileStore {
  const master = derivedKey(secretKey, 'restitui encrypted files');

  return {
    async write(key, content) {
      let size = 0;
      const salt = randomBytes(saltBytes);
      const fileKey = derivedKey(master, key, salt);
      const encrypted = async function* () {
        yield Buffer.concat([mark, salt]);
        for await (const { chunk, index, isLast } of chunksOf(content, chunkBytes)) {
          size += chunk.length;
          const cipher = createCipheriv(algorithm, fileKey, nonceOf(index, isLast));
          yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
        }
      };
      await storage.write(key, Readable.from(encrypted(), { objectMode: false }));
      return size;
    },

    read(key) {
      const content = async function* () {
        const stored = storage.read(key);
        const header = await firstBytes(stored, mark.length + saltBytes);
        if (!header.subarray(0, mark.length).equals(mark)) throw new DamagedFile('Not an encrypted file');
        const fileKey = derivedKey(master, key, header.subarray(mark.length));
        for await (const { chunk, index, isLast } of chunksOf(stored, chunkBytes + tagBytes)) {
          yield decrypted(chunk, createDecipheriv(algorithm, fileKey, nonceOf(index, isLast)));
        }
      };
      return Readable.from(content(), { objectMode: false });
    },

    remove: (key) => storage.remove(key),
  };
}

function decrypted(chunk: Buffer, decipher: DecipherGCM): Buffer {
  const end = Math.max(chunk.length - tagBytes, 0);
  try {
    decipher.setAuthTag(chunk.subarray(end));
    return Buffer.concat([decipher.update(chunk.subarray(0, end)), decipher.final()]);
  } catch (cause) {
    throw new DamagedFile('Changed since it was encrypted', { cause });
  }
}

/** True when the file under a key was written by `encryptedFiles`. */
export async function isEncryptedFile(storage: Pick<FileStorage, 'read'>, key: string): Promise<boolean> {
  const stored = storage.read(key);
  try {
    return (await firstBytes(stored, mark.length)).subarray(0, mark.length).equals(mark);
  } finally {
    stored.destroy();
  }
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

async function firstBytes(stream: Readable, length: number): Promise<Buffer> {
  let seen = Buffer.alloc(0);
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    seen = Buffer.concat([seen, chunk]);
    if (seen.length < length) continue;
    stream.unshift(seen.subarray(length));
    break;
  }
  return seen.subarray(0, length);
}

/** Splits a stream into chunks of one size; the last is shorter or empty, and is marked as the last. */
async function* chunksOf(stream: Readable, size: number) {
  let waiting = Buffer.alloc(0);
  let index = 0;
  for await (const piece of stream) {
    waiting = Buffer.concat([waiting, Buffer.from(piece)]);
    for (; waiting.length > size; waiting = waiting.subarray(size)) {
      yield { chunk: waiting.subarray(0, size), index: index++, isLast: false };
    }
  }
  yield { chunk: waiting, index, isLast: true };
}
