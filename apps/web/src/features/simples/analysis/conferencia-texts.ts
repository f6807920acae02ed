import { counted, plural } from '@restitui/brazil/counted.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import type { Conferencia } from '@restitui/domain/simples/analysis/conferencia.ts';

/** Formats money or text. */
export function formatConferenciaValue(value: number | string): string {
  return typeof value === 'number' ? formatBRL(value) : value;
}

/** Formats the difference with its sign; a dash for none and for texts. */
export function formatConferenciaDifference({ diferenca, confere }: Conferencia): string {
  if (diferenca === null) return confere ? '—' : 'Diferente';
  if (diferenca === 0) return '—';
  return `${diferenca > 0 ? '+' : '−'}${formatBRL(Math.abs(diferenca))}`;
}

/** Returns a sentence with the number of values that agree. */
export function summarizeConferencia(all: readonly Conferencia[]): string {
  const agreed = all.filter(({ confere }) => confere).length;
  if (agreed === all.length) return `Todos os ${all.length} valores lidos conferem entre si e com a tabela do Simples.`;
  const apart = all.length - agreed;
  const first = counted(apart, 'valor não confere', 'valores não conferem');
  if (agreed === 0) return `${first}.`;
  return `${first}; ${plural(agreed, 'o outro confere', `os outros ${agreed} conferem`)}.`;
}
