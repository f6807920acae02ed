import { text } from 'node:stream/consumers';
import { bankErrors } from '@restitui/domain/billing/bank-registrations/bank-registrations.errors.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { ReceivedFile, RefusedFile } from '../../../kernel/use-case.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PemField } from './pem-pair.rules.ts';

interface Received {
  files: Partial<Record<PemField, ReceivedFile>>;
  refused: RefusedFile[];
}

export interface PemFile {
  /** Original file name. */
  name: string;
  pem: string;
}

/** Reads the uploaded PEM files as text and removes them; they are stored only encrypted, within the record. */
export async function receivePemFiles(
  { encryptedFiles }: Pick<Platform, 'encryptedFiles'>,
  { files, refused: [refused] }: Received,
): Promise<Partial<Record<PemField, PemFile>>> {
  if (refused) {
    for (const { key } of Object.values(files)) await encryptedFiles.remove(key);
    const error = refused.reason === 'size' ? bankErrors.bank_file_too_large : bankErrors.bank_file_extension;
    throw new AppError(error, { issues: [{ path: refused.field, message: `${refused.name}: ${error.message}` }] });
  }
  const read = async (file: ReceivedFile | undefined) => {
    if (!file || file.size === 0) return undefined;
    const pem = await text(encryptedFiles.read(file.key));
    await encryptedFiles.remove(file.key);
    return { name: file.name, pem };
  };
  const [chaveKey, certificado] = [await read(files.chaveKey), await read(files.certificado)];
  return { ...(chaveKey && { chaveKey }), ...(certificado && { certificado }) };
}
