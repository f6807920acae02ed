import { assembleCoverage } from '@restitui/tax-engine/coverage/assemble-coverage.ts';
import type { Coverage } from '@restitui/tax-engine/coverage/coverage.ts';
import type { NotedMonth, NotedSeries } from '@restitui/tax-engine/coverage/notes-coverage.ts';
import { findGaps } from '@restitui/tax-engine/coverage/number-gaps.ts';
import { SeriesNumbers } from '@restitui/tax-engine/coverage/series-numbers.ts';
import type { ItemLine } from '@restitui/tax-engine/engine-types.ts';
import { hasRightCheckDigit } from '@restitui/tax-engine/notes/access-key.ts';
import type { Seeded } from './seeded.ts';
import type { AnalysedMonth } from './simples-history.ts';

interface CoveredHistory {
  months: AnalysedMonth[];
  coverage: Coverage;
}

/**
 * Numbers the notes of a history consecutively, as a shop does; where a month has low coverage, some are
 * missing.
 */
export function coverHistory(months: AnalysedMonth[], random: Seeded): CoveredHistory {
  const next: Record<string, number> = { '55': random.between(20, 900), '65': random.between(2_000, 30_000) };
  const series = new Map<string, SeriesNumbers>();
  const numbered = months.map(({ row, lines, declaration }) => {
    const lacking = row.declaracao && row.cobertura < 0.9 ? Math.ceil(lines.length * (1 - row.cobertura)) : 0;
    const sameMonth = lines.map((line, i) => {
      if (i === Math.floor(lines.length / 2)) next['65'] = (next['65'] as number) + lacking;
      const numero = next[line.modelo] as number;
      next[line.modelo] = numero + 1;
      take(series, line, numero);
      return { ...line, numero: String(numero), chave: keyWith(line.chave, numero) };
    });
    return { row, lines: sameMonth, declaration };
  });
  const noted = numbered.map(({ lines }) => notedMonth(lines));
  const notes = {
    months: noted,
    series: [...series].sort(([a], [b]) => a.localeCompare(b)).map(toSeries),
    named: noNames(),
  };
  return {
    months: numbered,
    coverage: assembleCoverage(
      months.map(({ row }) => row),
      notes,
      [],
    ),
  };
}

function take(series: Map<string, SeriesNumbers>, { emitente, modelo, emissao, valor }: ItemLine, numero: number) {
  const name = emitente + modelo;
  const numbers = series.get(name) ?? new SeriesNumbers();
  series.set(name, numbers);
  numbers.add(numero, Number(emissao.slice(0, 10).replaceAll('-', '')), 'OK');
  if (valor <= 0) return;
  numbers.sales++;
  numbers.saleCents += valor;
}

function toSeries([name, numbers]: [string, SeriesNumbers]): NotedSeries {
  const place = { estabelecimento: name.slice(0, 14), modelo: name.slice(14), serie: '1' };
  return { ...place, numbers, own: true, gaps: findGaps(numbers, []) };
}

function notedMonth(lines: ItemLine[]): NotedMonth {
  const { emissao = '', emitente = '' } = lines[0] ?? {};
  const tally = { canceladas: 0, denegadas: 0, nao_autorizadas: 0, sem_protocolo: 0 };
  return {
    month: emissao.slice(0, 7),
    cnpj: emitente,
    cents: lines.reduce((sum, { valor }) => sum + valor, 0),
    unprotocolledCents: 0,
    tally: {
      ...tally,
      autorizadas: lines.length,
      devolucoes: lines.filter(({ valor }) => valor < 0).length,
    },
  };
}

function noNames(): Coverage['nomes'] {
  return { canceladas: [], denegadas: [], nao_autorizadas: [], sem_protocolo: [], duplicadas: [] };
}

/** Returns the same access key for another note number. */
function keyWith(key: string, numero: number): string {
  const base = key.slice(0, 25) + String(numero).padStart(9, '0') + key.slice(34, 43);
  return Array.from({ length: 10 }, (_, digit) => base + digit).find(hasRightCheckDigit) ?? key;
}
