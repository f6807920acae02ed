import { taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import { expect, it } from 'vitest';
import { monthIbsCbs } from './month-ibs-cbs.ts';
import { emptyNotes } from './note-figures.ts';

const sums = { base: 35000, ibs: 35, cbs: 315, items: 4, notes: 3, differing: 1 };
const textOf = (day: string, changes: Partial<typeof sums> = {}) =>
  monthIbsCbs({ ...emptyNotes(taxMonthOfDay(day)), ibsCbs: { ...sums, ...changes } })?.texto.replaceAll('\u00a0', ' ');

it('states amounts, that they are in no sum, and that test rates do not apply to the Simples Nacional', () => {
  expect(textOf('2026-05-01')).toBe(
    '4 itens de 3 notas destacam R$ 0,35 de IBS e R$ 3,15 de CBS. Ficam fora da receita, dos grupos e da restituição de PIS e COFINS. As alíquotas de teste de 2026 não valem para as vendas de quem está no Simples Nacional: confira o cadastro de quem emite as notas.',
  );
});

it('asks for no check of a group without amounts', () => {
  expect(textOf('2026-05-01', { ibs: 0, cbs: 0, items: 1, notes: 1 })).toBe(
    '1 item de 1 nota traz o grupo de IBS e CBS sem valor. Ficam fora da receita, dos grupos e da restituição de PIS e COFINS. As alíquotas de teste de 2026 não valem para as vendas de quem está no Simples Nacional.',
  );
});

it('says from 01/2027 on that both replace PIS and COFINS', () => {
  expect(textOf('2027-01-01')).toMatch(/Desde 01\/2027 o IBS e a CBS substituem o PIS e a COFINS\.$/);
});

it('is null for a month whose notes have no IBS and CBS', () => {
  expect(monthIbsCbs(emptyNotes(taxMonthOfDay('2026-05-01')))).toBeNull();
});
