import type { Annex, Group, GroupCents, MonthOfNotes } from '../engine-types.ts';
import { ratio } from '../rules/decimal.ts';
import type { AnalysisRow } from './analysis-row.ts';

const noGroups: GroupCents = { none: 0, st: 0, mono: 0, both: 0 };

/** Creates a month without notes. */
export function emptyNotes(competencia: MonthOfNotes['competencia']): MonthOfNotes {
  return {
    competencia,
    groups: { I: { ...noGroups }, II: { ...noGroups } },
    unflooredTotal: 0,
    hasSales: false,
    items: { total: 0, mono: 0, st: 0 },
    establishments: [],
    byEstablishment: [],
    icmsOutsideDas: false,
    alerts: [],
  };
}

const fieldNames = [
  'Receita_Bruta_XML',
  'receita_st',
  'receita_monofasico',
  'receita_st_e_monofasico',
  'porcentagem_monofasicos',
  'porcentagem_icms',
  'total_produtos_validos',
  'total_monofasicos_validos',
  'total_icms_st_validos',
] as const;

export type NoteFigures = Pick<AnalysisRow, (typeof fieldNames)[number]>;

/** Returns fields 10 to 15 and 23 to 25, which depend on the notes only. */
export function noteFigures({ groups, items }: MonthOfNotes): NoteFigures {
  const of = (group: Group) => groups.I[group] + groups.II[group];
  const total = of('none') + of('st') + of('mono') + of('both');
  return {
    Receita_Bruta_XML: total / 100,
    receita_st: of('st') / 100,
    receita_monofasico: of('mono') / 100,
    receita_st_e_monofasico: of('both') / 100,
    porcentagem_monofasicos: ratio(100 * (of('mono') + of('both')), total, 2),
    porcentagem_icms: ratio(100 * (of('st') + of('both')), total, 2),
    total_produtos_validos: items.total,
    total_monofasicos_validos: items.mono,
    total_icms_st_validos: items.st,
  };
}

/** Converts the groups of each annex to reais. */
export function groupsInReais(groups: MonthOfNotes['groups']): Record<Annex, Record<Group, number>> {
  const reais = ({ none, st, mono, both }: GroupCents) => ({
    none: none / 100,
    st: st / 100,
    mono: mono / 100,
    both: both / 100,
  });
  return { I: reais(groups.I), II: reais(groups.II) };
}
