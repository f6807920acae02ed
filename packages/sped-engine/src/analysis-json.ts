import type { IcmsExclusionAnalysis } from './analyse-icms-exclusion.ts';
import type { MonthRow } from './months/month-row.ts';
import { totalsOf } from './totals.ts';

/** Converts an analysis to its wire form: amounts are numbers in reais (sped-engine.md section 7). */
export function toWire({ razao_social, cnpj, asOf, arquivos, months }: IcmsExclusionAnalysis) {
  return {
    servico: 'exclusao-icms',
    razao_social,
    cnpj,
    as_of: asOf,
    arquivos: arquivos.map(({ registros: _, retificadora: _r, texto: _t, ...file }) => file),
    months: months.map(toWireMonth),
    totais: inReais(totalsOf(months, asOf)),
  };
}

function toWireMonth({ pendencias, ...row }: MonthRow) {
  return {
    ...inReais(row),
    pendencias: pendencias.map((pendency) => ({
      ...pendency,
      valor: pendency.valor === null ? null : pendency.valor / 100,
    })),
  };
}

function inReais<T extends object>(amounts: T): T {
  const entries = Object.entries(amounts).map(([name, value]) => [
    name,
    typeof value === 'number' ? value / 100 : value,
  ]);
  return Object.fromEntries(entries) as T;
}
