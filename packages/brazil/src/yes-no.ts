const yes = ['true', 'sim', '1'];
const no = ['false', 'não', 'nao', '0'];

/** 'Sim' or 'Não' of a boolean, or of a word or digit that stands for one; '-' of anything else. */
export function formatYesNo(value: unknown): string {
  const word = String(value ?? '')
    .trim()
    .toLowerCase();
  if (yes.includes(word)) return 'Sim';
  return no.includes(word) ? 'Não' : '-';
}
