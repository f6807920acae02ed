import { formatBRL } from '@restitui/brazil/money.ts';
import type { Conferencia } from '@restitui/domain/simples-analysis/conferencia.ts';

/** Money or text, as it is shown. */
export function conferenciaValue(value: number | string): string {
  return typeof value === 'number' ? formatBRL(value) : value;
}

/** With its sign; a dash where nothing differs or texts cannot be subtracted. */
export function conferenciaDifference({ diferenca, confere }: Conferencia): string {
  if (diferenca === null) return confere ? '—' : 'Diferente';
  if (diferenca === 0) return '—';
  return `${diferenca > 0 ? '+' : '−'}${formatBRL(Math.abs(diferenca))}`;
}

/** How many of the values agree, as a sentence. */
export function conferenciaSummary(all: readonly Conferencia[]): string {
  const agreed = all.filter(({ confere }) => confere).length;
  if (agreed === all.length) return `Todos os ${all.length} valores lidos conferem entre si e com a tabela do Simples.`;
  const apart = all.length - agreed;
  const first = apart === 1 ? '1 valor não confere' : `${apart} valores não conferem`;
  if (agreed === 0) return `${first}.`;
  return `${first}; ${agreed === 1 ? 'o outro confere' : `os outros ${agreed} conferem`}.`;
}
