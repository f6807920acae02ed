function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const withoutMask = (text: string) => text.replace(/[./-]/g, '');

/** Whether every typed word occurs in one of the texts; accents, case and the marks of CNPJ and CPF do not count. */
export function matchesText(typed: string, ...texts: string[]): boolean {
  const written = plain(texts.join(' '));
  const bare = withoutMask(written);
  return plain(typed)
    .split(/\s+/)
    .every((word) => written.includes(word) || bare.includes(withoutMask(word)));
}
