import { identityFileTexts, photoFile } from '@restitui/domain/accounts/identity-checks/identity-files.ts';

const types = ['image/jpeg', 'image/png'];

/**
 * Returns why a file cannot be used as a photo, or undefined. The content is checked when decoded, and by the server.
 */
export function photoFileProblem(file: Pick<File, 'name' | 'size' | 'type'> | undefined): string | undefined {
  if (!file) return identityFileTexts.required;
  const named = photoFile.extensions.some((extension) => file.name.toLowerCase().endsWith(extension));
  if (!named || !types.includes(file.type)) return identityFileTexts.wrongType;
  return file.size > photoFile.maxBytes ? identityFileTexts.tooLarge : undefined;
}
