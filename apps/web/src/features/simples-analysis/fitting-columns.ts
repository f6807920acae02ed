/** What a table of months can spare, the first to go first. */
const spare = ['total', 'Receita_Bruta_XML', 'total_monofasicos', 'cobertura', 'prescreve_em'];

/**
 * The columns that fit on a width without cutting a figure.
 * @param widths pixels that each column needs, in the order of the table
 */
export function fittingColumns<K extends string>(widths: Record<K, number>, available: number): K[] {
  const kept = Object.keys(widths) as K[];
  const needed = () => kept.reduce((sum, id) => sum + widths[id], 0);
  for (const id of spare) {
    if (needed() <= available) break;
    const place = kept.indexOf(id as K);
    if (place >= 0) kept.splice(place, 1);
  }
  return kept;
}
