import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { openUpload, type Upload } from '@restitui/tax-engine/zip/open-upload.ts';
import { ZipError } from '@restitui/tax-engine/zip/zip-error.ts';
import { SpedError } from '../sped-error.ts';

/**
 * Opens an upload of SPED files.
 * @throws SpedError when it cannot be read.
 */
export async function openReadable(path: string, tempDir: string): Promise<Upload> {
  try {
    return await openUpload(path, tempDir);
  } catch (error) {
    const isSystem = error instanceof Error && 'syscall' in error;
    if (error instanceof ZipError) throw new SpedError('unreadable', error.message);
    if (isSystem) throw new SpedError('unreadable', `O arquivo "${path}" não pôde ser lido.`);
    throw error;
  }
}

/** Accepts a single XML file in place of a ZIP of notes. */
export function withNotes(upload: Upload, path: string): Upload {
  if (upload.isZip) return upload;
  const bytes = readFileSync(path);
  if (!/^(\xef\xbb\xbf)?\s*</.test(bytes.toString('latin1', 0, 100))) {
    throw new SpedError('unreadable', `O arquivo "${path}" não é um ZIP nem um XML de notas.`);
  }
  return { ...upload, files: [], documents: [{ name: basename(path), read: () => bytes }] };
}
