const connectives = new Set(['de', 'do', 'da', 'dos', 'das', 'e']);

function capitalise(word: string): string {
  return word.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase('pt-BR'));
}

/** `MARIA DA SILVA E SOUZA` → `Maria da Silva e Souza`: each word capital, the connectives not, save as first word. */
export function titleCase(text: string): string {
  return text
    .toLocaleLowerCase('pt-BR')
    .split(/(\s+|-)/)
    .map((word, i) => (i > 0 && connectives.has(word) ? word : capitalise(word)))
    .join('');
}
