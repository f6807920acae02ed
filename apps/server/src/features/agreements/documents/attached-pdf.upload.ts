import { createHash } from 'node:crypto';
import { agreementErrors as errors } from '@restitui/domain/agreements/documents/agreements.errors.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { ReceivedFile, RefusedFile } from '../../../kernel/use-case.ts';
import type { Platform } from '../../../platform/platform.ts';

interface Received {
  files: { minuta?: ReceivedFile };
  refused: RefusedFile[];
}

/** Returns the uploaded PDF with its digest; refuses a missing, oversized or invalid file (W-393, W-394). */
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
  const content: AsyncIterable<Buffer> = encryptedFiles.read(minuta.key);
  for await (const chunk of content) {
    hash.update(chunk);
    if (start.length < 1024) start = Buffer.concat([start, chunk.subarray(0, 1024)]);
  }
  if (!start.includes('%PDF-')) throw refuse(errors.minuta_file_content);
  return { ...minuta, sha256: hash.digest('hex') };
}
