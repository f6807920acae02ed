const yes = ['true', 'sim', '1'];
const no = ['false', 'não', 'nao', '0'];

/** Formats a boolean, or a text or digit that represents one, as 'Sim' or 'Não'; anything else as '-'. */
export function formatYesNo(value: unknown): string {
  const word = String(value ?? '')
    .trim()
    .toLowerCase();
  if (yes.includes(word)) return 'Sim';
  return no.includes(word) ? 'Não' : '-';
}
