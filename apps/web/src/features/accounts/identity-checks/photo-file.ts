import { identityFileTexts, photoFile } from '@restitui/domain/accounts/identity-checks/identity-files.ts';
import { hasExtension } from '@restitui/domain/wire/accepted-file.ts';

const types = ['image/jpeg', 'image/png'];

/**
 * Returns why a file cannot be used as a photo, or undefined. The content is checked when decoded, and by the server.
 */
export function photoFileProblem(file: Pick<File, 'name' | 'size' | 'type'> | undefined): string | undefined {
  if (!file) return identityFileTexts.required;
  if (!hasExtension(file.name, photoFile) || !types.includes(file.type)) return identityFileTexts.wrongType;
  return file.size > photoFile.maxBytes ? identityFileTexts.tooLarge : undefined;
}
