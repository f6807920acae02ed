import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { NumberGap } from './coverage.ts';
import type { NotedSeries } from './notes-coverage.ts';

const models: Record<string, string> = { '55': 'NF-e', '65': 'NFC-e', '59': 'CF-e SAT' };

const counts = new Intl.NumberFormat('pt-BR');

/** Formats a count in pt-BR, with dots between thousands. */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** Formats a series: "NF-e série 1", "CF-e SAT equipamento 123456789". */
export function formatSeries({ modelo, serie }: Pick<NotedSeries, 'modelo' | 'serie'>): string {
  const place = modelo === '59' ? 'equipamento' : 'série';
  return `${models[modelo] ?? `modelo ${modelo}`} ${place} ${serie}`;
}

/** Formats a period: "03/2025", or "03/2025 a 05/2025". */
export function formatPeriod(from: TaxMonth, to: TaxMonth): string {
  return from === to ? from : `${from} a ${to}`;
}

/** Formats ranges: "números 1.203 a 1.250, número 1.300 e mais 4 intervalos (61 números no total)". */
export function formatRanges(named: readonly NumberGap[], gaps: number, numbers: number): string {
  const texts = named.map(({ de, ate }) =>
    de === ate ? `número ${formatCount(de)}` : `números ${formatCount(de)} a ${formatCount(ate)}`,
  );
  const rest = gaps - named.length;
  const total = numbers === 1 ? '' : ` (${formatCount(numbers)} números no total)`;
  if (rest <= 0) return `${joinWithAnd(texts)}${texts.length === 1 ? '' : total}`;
  return `${texts.join(', ')} e mais ${rest === 1 ? '1 intervalo' : `${formatCount(rest)} intervalos`}${total}`;
}

/** Joins texts: "a", "a e b", "a, b e c". */
export function joinWithAnd(texts: readonly string[]): string {
  return texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} e ${texts.at(-1)}`;
}

/** Formats establishments: "loja 00.000.000/0001-00", or "lojas … e …"; empty for none. */
export function formatStores(cnpjs: readonly string[]): string {
  if (cnpjs.length === 0) return '';
  return `${cnpjs.length === 1 ? 'loja' : 'lojas'} ${joinWithAnd(cnpjs.map(formatCnpj))}`;
}

/** Formats cents as `R$ 1.234,56`. */
export function formatReais(cents: number): string {
  return formatBRL(cents / 100);
}
