import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import type { Competence } from '@restitui/brazil/competence.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import type { NumberGap } from './coverage.ts';
import type { NotedSeries } from './notes-coverage.ts';

const models: Record<string, string> = { '55': 'NF-e', '65': 'NFC-e', '59': 'CF-e SAT' };

/** pt-BR, with dots between thousands. */
export function countWords(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.');
}

/** "NF-e série 1", "CF-e SAT equipamento 123456789". */
export function seriesWords({ modelo, serie }: Pick<NotedSeries, 'modelo' | 'serie'>): string {
  const place = modelo === '59' ? 'equipamento' : 'série';
  return `${models[modelo] ?? `modelo ${modelo}`} ${place} ${serie}`;
}

/** "03/2025", or "03/2025 a 05/2025". */
export function periodWords(from: Competence, to: Competence): string {
  return from === to ? from : `${from} a ${to}`;
}

/** "números 1.203 a 1.250, número 1.300 e mais 4 intervalos (61 números no total)". */
export function rangeWords(named: readonly NumberGap[], gaps: number, numbers: number): string {
  const texts = named.map(({ de, ate }) =>
    de === ate ? `número ${countWords(de)}` : `números ${countWords(de)} a ${countWords(ate)}`,
  );
  const rest = gaps - named.length;
  const total = numbers === 1 ? '' : ` (${countWords(numbers)} números no total)`;
  if (rest <= 0) return texts.length === 1 ? (texts[0] as string) : `${andWords(texts)}${total}`;
  return `${texts.join(', ')} e mais ${rest === 1 ? '1 intervalo' : `${countWords(rest)} intervalos`}${total}`;
}

/** "a", "a e b", "a, b e c". */
export function andWords(texts: readonly string[]): string {
  return texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} e ${texts.at(-1)}`;
}

/** "loja 00.000.000/0001-00", or "lojas … e …"; empty for none. */
export function storeWords(cnpjs: readonly string[]): string {
  if (cnpjs.length === 0) return '';
  return cnpjs.length === 1 ? `loja ${formatCnpj(cnpjs[0] as string)}` : `lojas ${andWords(cnpjs.map(formatCnpj))}`;
}

/** `R$ 1.234,56` of cents. */
export function reaisWords(cents: number): string {
  return formatBRL(cents / 100);
}
