import type { FileRule } from './endpoint.ts';

/** A file that a user chooses: the rule of its field, with the pt-BR text of each refusal. */
export interface AcceptedFile extends FileRule {
  messages: { extension: string; size: string };
}

/** Returns whether a file's name has an extension of the rule, in any case of letters. */
export function hasExtension(name: string, { extensions }: Pick<FileRule, 'extensions'>): boolean {
  return extensions.some((extension) => name.toLowerCase().endsWith(extension));
}

/** Returns the message for a field of one file that was given several: which of them was meant is not known. */
export function severalFilesRefusal(accepted: Pick<FileRule, 'extensions'>): string {
  return hasExtension('.zip', accepted)
    ? 'Aqui cabe um arquivo só. Para enviar vários, junte-os em um ZIP.'
    : 'Aqui cabe um arquivo só. Solte um de cada vez.';
}

/** Returns the message of the rule that a file breaks; undefined when it can be sent. Size in bytes. */
export function fileRefusal(file: { name: string; size: number }, accepted: AcceptedFile): string | undefined {
  if (!hasExtension(file.name, accepted)) return accepted.messages.extension;
  return file.size > accepted.maxBytes ? accepted.messages.size : undefined;
}
