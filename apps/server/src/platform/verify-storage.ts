import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FileStorage } from './file-storage.ts';
import type { StorageAddress } from './storage-address.ts';

/**
 * Writes, reads, lists and removes a small file, so that a storage that cannot do all of it stops the start instead of
 * losing the first upload.
 * @throws a message for the operator that names the setting, the place and the step
 */
export async function verifyStorage(
  files: Pick<FileStorage, 'write' | 'read' | 'listFolder' | 'remove'>,
  place: string,
): Promise<void> {
  const folder = 'start-checks';
  const key = `${folder}/${randomUUID()}`;
  const content = 'ok';
  const step = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw new Error(`${place} não permite ${what}: ${reasonOf(error)}.`, { cause: error });
    }
  };
  await step('gravar', () => files.write(key, Readable.from([Buffer.from(content)])));
  const read = await step('ler', () => text(files.read(key)));
  const listed = await step('listar', () => files.listFolder(folder));
  await step('remover', () => files.remove(key));
  if (read !== content || !listed.includes(key)) throw new Error(`${place} não devolve o que foi gravado.`);
}

/** Names the setting and the place for messages, without credentials. */
export function placeOfStorage(dataDir: string, address: StorageAddress | undefined): string {
  if (!address) return `A pasta de arquivos em DATA_DIR (${dataDir})`;
  if ('folder' in address) return `STORAGE_URL (pasta ${address.folder})`;
  const { bucket, prefix, endpoint } = address;
  return `STORAGE_URL (s3://${bucket}/${prefix}${endpoint ? ` em ${new URL(endpoint).host}` : ''})`;
}

/** Returns code and message: the SDK's errors often have a telling name and an empty or unknown message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
  const parts = [code ?? (error.name === 'Error' ? undefined : error.name), status, error.message];
  return [...new Set(parts.filter((part) => part !== undefined && part !== ''))].join(' ');
}
