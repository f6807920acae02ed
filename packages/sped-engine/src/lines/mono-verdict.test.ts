import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyLine, emptyParent } from '../contributions/empty-line.ts';
import { Goods } from './goods.ts';
import { monoVerdict, monoVerdictOfEntry } from './mono-verdict.ts';

const names = ['SHAMPOO', 'CERVEJA LATA', 'PNEU USADO', 'SUCO DE SOJA', ''];
const ncms = ['33051000', '22030000', '22011000', '22029900', '87089990', '10063021', '27101259', ''];
const days = ['2005-01-01', '2015-04-30', '2015-05-01', '2020-01-01', '2025-01-07', '2026-12-31', '2027-01-01'];
const lineOf = (goods: Goods, cfop: string) => ({
  ...emptyLine('C170', emptyParent),
  ...{ goods, cfop, pis: { cst: '01', base: 100, rate: 6_500 } },
});

it('gives the same verdict on goods for the first line and for any later one, on any day', () => {
  const shared = ncms.flatMap((ncm) => names.map((name) => new Goods({ name, ncm, type: '00' })));
  const verdicts = new Set<string>();
  fc.assert(
    fc.property(
      fc.constantFrom(...shared),
      fc.constantFrom(...days),
      fc.constantFrom('5102', '5101', '1202', '1201'),
      (goods, day, cfop) => {
        const fresh = lineOf(new Goods({ ...goods }), cfop);
        const verdict = monoVerdict(lineOf(goods, cfop), undefined, day);
        verdicts.add(verdict);
        expect(verdict).toBe(monoVerdict(fresh, undefined, day));
        expect(monoVerdictOfEntry(lineOf(goods, cfop), day)).toBe(monoVerdictOfEntry(fresh, day));
      },
    ),
    { numRuns: 2_000 },
  );
  expect([...verdicts].toSorted()).toEqual(['FABRICANTE_MONOFASICO', 'MONO_REVISAR', 'cold', 'mono', 'no']);
});
