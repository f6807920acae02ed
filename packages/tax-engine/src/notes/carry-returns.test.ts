import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readXmlFiles } from '../../test-support/read-xml-files.ts';
import { deductReturns, type Movement } from '../../test-support/reference-returns.ts';
import { noteXml, type WrittenItem } from '../../test-support/write-note.ts';
import { carryReturns, createAnnexGroups } from './carry-returns.ts';

const some = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 500 }));
const groups = fc.record({ none: some, st: some, mono: some, both: some });
const movement = fc.record({
  sales: fc.record({ I: groups, II: groups }),
  returns: fc.record({ I: groups, II: groups }),
});
const movements = fc.array(movement, { maxLength: 6 });

describe('carryReturns', () => {
  it('yields what deducting each return by itself yields', () => {
    fc.assert(
      fc.property(movements, (moved) => {
        const { months, left } = deductReturns(moved);
        expect(carryReturns(moved)).toEqual({
          months: months.map(({ groups: kept, postponed, unfloored }) => ({
            groups: kept,
            carried: postponed,
            unfloored,
          })),
          left,
        });
      }),
      { numRuns: 300 },
    );
  });

  it('neither loses nor invents a cent', () => {
    const total = (of: Movement['sales']) => [of.I, of.II].flatMap(Object.values).reduce((a, b) => a + b, 0);
    fc.assert(
      fc.property(movements, (moved) => {
        const { months, left } = carryReturns(moved);
        const net = moved.reduce((sum, { sales, returns }) => sum + total(sales) - total(returns), 0);
        expect(months.reduce((sum, month) => sum + total(month.groups), 0) - left).toBe(net);
      }),
    );
  });
});

type Kind = 'none' | 'st' | 'mono' | 'both' | 'own';
const shampoo = { ncm: '33051000' };
const sold: Record<Kind, WrittenItem> = {
  none: {},
  st: { icms: '500', cfop: '5405' },
  mono: shampoo,
  both: { ...shampoo, icms: '500', cfop: '5405' },
  own: { cfop: '5101' },
};
const returned: Record<Kind, WrittenItem> = {
  none: { cfop: '1202' },
  st: { icms: '500', cfop: '1411' },
  mono: { ...shampoo, cfop: '1202' },
  both: { ...shampoo, icms: '500', cfop: '1411' },
  own: { cfop: '1201' },
};
const kinds: readonly Kind[] = ['none', 'st', 'mono', 'both', 'own'];
const amounts = fc.record({ none: some, st: some, mono: some, both: some, own: some });
// No note is issued in May: what April returned too much is deducted in June.
const days = ['2025-03-10', '2025-04-30', '2025-06-01'];

function itemsOf(written: Record<Kind, WrittenItem>, cents: Record<Kind, number>): WrittenItem[] {
  return kinds
    .filter((kind) => cents[kind] > 0)
    .map((kind) => ({ ...written[kind], value: (cents[kind] / 100).toFixed(2) }));
}

const annexGroups = ({ own, ...resale }: Record<Kind, number>) => ({
  ...createAnnexGroups(),
  I: resale,
  II: { none: own, st: 0, mono: 0, both: 0 },
});

describe('months of notes with returns', () => {
  it('hold what deducting each return by itself yields', async () => {
    const month = fc.record({ sales: amounts, returns: amounts });
    await fc.assert(
      fc.asyncProperty(fc.tuple(month, month, month), async (written) => {
        const files = written.flatMap(({ sales, returns }, i) => {
          const issued = `${days[i]}T10:00:00-03:00`;
          const [sale, back] = [itemsOf(sold, sales), itemsOf(returned, returns)];
          return [
            ...(sale.length > 0 ? [noteXml({ number: i + 1, issued, items: sale })] : []),
            ...(back.length > 0
              ? [noteXml({ number: i + 50, model: '55', tpNF: '0', finNFe: '4', issued, items: back })]
              : []),
          ];
        });
        const { months } = await readXmlFiles(files);
        const moved = written.map(({ sales, returns }) => ({
          sales: annexGroups(sales),
          returns: annexGroups(returns),
        }));
        const { months: expected, left } = deductReturns(moved);
        const seen = months.map(({ competencia, groups: kept, unflooredTotal, alerts }) => ({
          competencia,
          groups: kept,
          unfloored: unflooredTotal,
          alerts: alerts
            .filter(({ codigo }) => codigo.startsWith('DEVOLUCAO_'))
            .map(({ codigo, valor }) => [codigo, valor]),
        }));
        const isQuiet = (i: number) =>
          kinds.every((kind) => written[i]?.sales[kind] === 0 && written[i]?.returns[kind] === 0);
        const last = [2, 1, 0].find((i) => !isQuiet(i));
        const wanted = expected.flatMap(({ groups: kept, postponed, unfloored }, i) => {
          if (isQuiet(i)) return [];
          const alerts = [
            ...(postponed > 0 ? [['DEVOLUCAO_TRANSPORTADA', postponed / 100]] : []),
            ...(left > 0 && i === last ? [['DEVOLUCAO_NAO_ABSORVIDA', left / 100]] : []),
          ];
          return [{ competencia: ['03/2025', '04/2025', '06/2025'][i], groups: kept, unfloored, alerts }];
        });
        expect(seen).toEqual(wanted);
      }),
      { numRuns: 40 },
    );
  });
});
