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

/** Returns the start and end of the first typed word in a text, ignoring accents and case; undefined without one. */
export function matchIn(typed: string, text: string): [start: number, end: number] | undefined {
  const [word = ''] = plain(typed).split(/\s+/).filter(Boolean);
  const composed = text.normalize('NFC');
  // A removed accent must not shift the positions.
  const written = Array.from({ length: composed.length }, (_, at) => plain(composed.charAt(at)).charAt(0)).join('');
  const start = word === '' || composed !== text ? -1 : written.indexOf(word);
  return start < 0 ? undefined : [start, start + word.length];
}
