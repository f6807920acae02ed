export const connectives: ReadonlySet<string> = new Set(['de', 'do', 'da', 'dos', 'das', 'e']);

export function capitalise(word: string): string {
  return word.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}

/** Converts `MARIA DA SILVA E SOUZA` to `Maria da Silva e Souza`; connectives are capitalised only as the first word. */
export function titleCase(text: string): string {
  return text
    .toLowerCase()
    .split(/(\s+|-)/)
    .map((word, i) => (i > 0 && connectives.has(word) ? word : capitalise(word)))
    .join('');
}
