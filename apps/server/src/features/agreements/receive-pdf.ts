import { createHash } from 'node:crypto';
import { agreementErrors as errors } from '@restitui/domain/agreements/agreements.errors.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { ReceivedFile, RefusedFile } from '../../kernel/context.ts';
import type { Platform } from '../../platform/platform.ts';

interface Received {
  files: { minuta?: ReceivedFile };
  refused: RefusedFile[];
}

/** The PDF of the form with its digest, or what is wrong with it (W-393, W-394). */
export async function requirePdf(
  { encryptedFiles }: Pick<Platform, 'encryptedFiles'>,
  { files: { minuta }, refused: [refused] }: Received,
): Promise<ReceivedFile & { sha256: string }> {
  const refuse = (error: (typeof errors)[keyof typeof errors]) =>
    new AppError(error, { issues: [{ path: 'minuta', message: error.message }] });
  if (refused) throw refuse(refused.reason === 'size' ? errors.minuta_file_too_large : errors.minuta_file_extension);
  if (!minuta || minuta.size === 0) throw refuse(errors.minuta_file_missing);

  const hash = createHash('sha256');
  let start = Buffer.alloc(0);
  for await (const piece of encryptedFiles.read(minuta.key)) {
    hash.update(piece as Buffer);
    if (start.length < 1024) start = Buffer.concat([start, (piece as Buffer).subarray(0, 1024)]);
  }
  if (!start.includes('%PDF-')) throw refuse(errors.minuta_file_content);
  return { ...minuta, sha256: hash.digest('hex') };
}
