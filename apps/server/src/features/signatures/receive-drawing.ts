import { buffer } from 'node:stream/consumers';
import { signatureFileTexts as texts } from '@restitui/domain/signatures/signature-files.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { ReceivedFile } from '../../kernel/context.ts';
import type { Platform } from '../../platform/platform.ts';
import { showsSomething } from '../../platform/png-picture.ts';
import { inspectImage } from './inspect-image.ts';
import type { StoredImage } from './signatures.table.ts';

/** The drawing, with at least one stroke in it (F-277 to F-279). */
export async function requireDrawing(
  { encryptedFiles }: Platform,
  { files: { assinatura } }: { files: { assinatura?: ReceivedFile } },
): Promise<StoredImage> {
  const image = assinatura && (await inspectImage(encryptedFiles, assinatura));
  if (image?.type === 'image/png' && (await showsSomething(await buffer(encryptedFiles.read(image.key))))) return image;
  throw new AppError(wireErrors.invalid_input, {
    message: texts.emptyDrawing,
    issues: [{ path: 'assinatura', message: texts.emptyDrawing }],
  });
}
