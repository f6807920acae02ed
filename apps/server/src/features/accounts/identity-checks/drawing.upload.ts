import { buffer } from 'node:stream/consumers';
import { identityFileTexts as texts } from '@restitui/domain/accounts/identity-checks/identity-files.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { ReceivedFile } from '../../../kernel/use-case.ts';
import type { Platform } from '../../../platform/platform.ts';
import { showsSomething } from '../../../platform/png-picture.ts';
import type { StoredImage } from './identity-checks.table.ts';
import { inspectImage, withoutPixels } from './inspect-image.upload.ts';

/** Returns the drawing, which must contain at least one stroke (F-277 to F-279). */
export async function requireDrawing(
  { encryptedFiles }: Platform,
  { files: { assinatura } }: { files: { assinatura?: ReceivedFile } },
): Promise<StoredImage> {
  const image = assinatura && (await inspectImage(encryptedFiles, assinatura));
  if (image?.type === 'image/png' && (await showsSomething(await buffer(encryptedFiles.read(image.key))))) {
    return withoutPixels(image);
  }
  throw new AppError(wireErrors.invalid_input, {
    message: texts.emptyDrawing,
    issues: [{ path: 'assinatura', message: texts.emptyDrawing }],
  });
}
