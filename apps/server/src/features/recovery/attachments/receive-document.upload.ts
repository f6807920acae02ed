import { attachmentErrors as errors } from '@restitui/domain/recovery/attachments/attachments.errors.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { ReceivedFile, RefusedFile } from '../../../kernel/use-case.ts';
import type { Platform } from '../../../platform/platform.ts';
import { inspectDocument } from './inspect-document.upload.ts';

interface Received {
  files: { anexo?: ReceivedFile };
  refused: RefusedFile[];
}

/**
 * Returns the uploaded file with its digest, or throws the error that describes what is wrong with it (W-185,
 * W-187).
 */
export async function requireDocument(
  { encryptedFiles }: Pick<Platform, 'encryptedFiles'>,
  { files: { anexo }, refused: [refused] }: Received,
): Promise<ReceivedFile & { sha256: string }> {
  const refuse = (error: (typeof errors)[keyof typeof errors], name?: string) => {
    const message = name ? `${name}: ${error.message}` : error.message;
    return new AppError(error, { issues: [{ path: 'anexo', message }] });
  };
  if (refused) {
    throw refuse(
      refused.reason === 'size' ? errors.attachment_file_too_large : errors.attachment_file_extension,
      refused.name,
    );
  }
  if (!anexo || anexo.size === 0) throw refuse(errors.attachment_file_required);
  const inspected = await inspectDocument(encryptedFiles, anexo);
  if (!inspected) throw refuse(errors.attachment_file_content, anexo.name);
  return { ...anexo, ...inspected };
}
