function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const withoutMask = (text: string) => text.replace(/[./-]/g, '');

/** Returns whether every typed word occurs in one of the texts, ignoring accents, case and the punctuation of CNPJ and CPF. */
export function matchesText(typed: string, ...texts: string[]): boolean {
  const written = plain(texts.join(' '));
  const bare = withoutMask(written);
  return plain(typed)
    .split(/\s+/)
    .every((word) => written.includes(word) || bare.includes(withoutMask(word)));
}
