import { counted, plural } from '@restitui/brazil/counted.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import type { MonthIbsCbs, MonthOfNotes } from '../engine-types.ts';
import { isPisCofinsOwed } from './month-outcome.ts';

/** IBS and CBS that the notes of a month show. Reais; informational, in no sum of the analysis. */
export interface IbsCbs {
  base: number;
  ibs: number;
  cbs: number;
  itens: number;
  notas: number;
  /** Notes whose totals differ from the sum of their items. */
  divergentes: number;
  /** pt-BR: what the amounts mean for the refund. */
  texto: string;
  lei: string;
}

const apart = 'Ficam fora da receita, dos grupos e da restituição de PIS e COFINS.';

/**
 * Returns IBS and CBS of the notes of a month with their meaning; null without them. LC 214/2025 art. 348, III, c: the test
 * rates of 2026 do not apply to sales of companies in the Simples Nacional. From 01/2027 on both replace PIS and COFINS.
 */
export function monthIbsCbs({ competencia, ibsCbs }: MonthOfNotes): IbsCbs | null {
  if (!ibsCbs) return null;
  const { base, ibs, cbs, items, notes, differing } = ibsCbs;
  const isOwed = isPisCofinsOwed(competencia);
  return {
    base: base / 100,
    ibs: ibs / 100,
    cbs: cbs / 100,
    itens: items,
    notas: notes,
    divergentes: differing,
    texto: `${foundText(ibsCbs)} ${apart} ${isOwed ? testText(ibsCbs) : 'Desde 01/2027 o IBS e a CBS substituem o PIS e a COFINS.'}`,
    lei: isOwed ? 'LC 214/2025, arts. 343, 346 e 348, III, c' : 'ADCT, art. 126, II (EC 132/2023)',
  };
}

function foundText({ ibs, cbs, items, notes }: MonthIbsCbs): string {
  const where = `${counted(items, 'item', 'itens')} de ${counted(notes, 'nota', 'notas')}`;
  if (ibs === 0 && cbs === 0) return `${where} ${plural(items, 'traz', 'trazem')} o grupo de IBS e CBS sem valor.`;
  return `${where} ${plural(items, 'destaca', 'destacam')} ${formatBRL(ibs / 100)} de IBS e ${formatBRL(cbs / 100)} de CBS.`;
}

function testText({ ibs, cbs }: MonthIbsCbs): string {
  return ibs === 0 && cbs === 0
    ? 'As alíquotas de teste de 2026 não valem para as vendas de quem está no Simples Nacional.'
    : 'As alíquotas de teste de 2026 não valem para as vendas de quem está no Simples Nacional: confira o cadastro de quem emite as notas.';
}
