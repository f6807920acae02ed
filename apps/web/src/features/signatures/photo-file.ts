import { photoFile, signatureFileTexts } from '@restitui/domain/signatures/signature-files.ts';

const types = ['image/jpeg', 'image/png'];

/** Why a file is no photo, or undefined. Its bytes are looked at by who decodes it, and by the server. */
export function photoFileProblem(file: Pick<File, 'name' | 'size' | 'type'> | undefined): string | undefined {
  if (!file) return signatureFileTexts.required;
  const named = photoFile.extensions.some((extension) => file.name.toLowerCase().endsWith(extension));
  if (!named || !types.includes(file.type)) return signatureFileTexts.wrongType;
  return file.size > photoFile.maxBytes ? signatureFileTexts.tooLarge : undefined;
}
