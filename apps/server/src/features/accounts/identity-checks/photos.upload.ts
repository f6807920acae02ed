import {
  maxPhotoPixels as maxPixels,
  identityFileTexts as texts,
} from '@restitui/domain/accounts/identity-checks/identity-files.ts';
import { type Issue, wireErrors } from '@restitui/domain/wire/errors.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { ReceivedFile, RefusedFile } from '../../../kernel/use-case.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoredImage } from './identity-checks.table.ts';
import { inspectImage, withoutPixels } from './inspect-image.upload.ts';

interface Received {
  files: { fotoPessoa?: ReceivedFile; fotoDoc?: ReceivedFile };
  refused: RefusedFile[];
}

const fields = ['fotoPessoa', 'fotoDoc'] as const;

/** Returns both photos, or throws the problems of each (F-269 to F-272). */
export async function requirePhotos(
  { encryptedFiles }: Platform,
  { files, refused }: Received,
): Promise<{ fotoPessoa: StoredImage; fotoDoc: StoredImage }> {
  const issues: Issue[] = [];
  const photos: Partial<Record<(typeof fields)[number], StoredImage>> = {};
  for (const field of fields) {
    const file = files[field];
    const broken = refused.find((each) => each.field === field);
    const image = file && file.size > 0 ? await inspectImage(encryptedFiles, file) : undefined;
    if (image && image.pixels > maxPixels) issues.push({ path: field, message: texts.tooManyPixels });
    else if (image) photos[field] = withoutPixels(image);
    else if (broken?.reason === 'size') issues.push({ path: field, message: texts.tooLarge });
    else if (broken || (file && file.size > 0)) issues.push({ path: field, message: texts.wrongType });
    else issues.push({ path: field, message: texts.required });
  }
  const { fotoPessoa, fotoDoc } = photos;
  if (fotoPessoa && fotoDoc) return { fotoPessoa, fotoDoc };
  throw new AppError(wireErrors.invalid_input, { issues });
}
