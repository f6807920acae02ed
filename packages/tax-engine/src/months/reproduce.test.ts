import { describe, expect, it } from 'vitest';
import { mono, st, type TextOptions } from '../../test-support/declaration-text.ts';
import { hasExternalSamples, readExternalSample } from '../../test-support/external-samples.ts';
import { declarationOf, readText } from '../../test-support/read-declaration.ts';
import { simplesTax } from '../../test-support/simples-tax.ts';
import { parseActivities } from '../pgdas/parse-activities.ts';
import { linesOfText } from '../pgdas/text-line.ts';
import { declaredGoods } from './declared-goods.ts';
import { type Reproduction, reproduce } from './reproduce.ts';

const reproduced = (options: TextOptions): Reproduction => {
  const found = reproduce(declarationOf(options));
  if (typeof found === 'string') throw new Error(found);
  return found;
};

describe('reproduce', () => {
  it('uses the RBT12p where it is printed and reproduces the taxes', () => {
    expect(reproduced({ rbt12: 6_000_000, rbt12p: 36_000_000 }).rbt12).toBe(36_000_000);
  });

  it('uses the RBT12 where the RBT12p does not reproduce the taxes', () => {
    const cofins = { COFINS: simplesTax('I', 35_500_000, 3_041_735, 'COFINS') };
    const pis = { PIS: simplesTax('I', 35_500_000, 3_041_735, 'PIS') };
    const activities = [{ id: 1 as const, parcels: [{ cents: 3_041_735 }], taxes: { ...cofins, ...pis } }];
    expect(reproduced({ rbt12p: 90_000_000, activities }).rbt12).toBe(35_500_000);
  });

  it('applies the nominal rate of bracket 1 when it is zero', () => {
    expect(reproduced({ rbt12: 0 }).rbt12).toBe(0);
  });

  it('reports a missing RBT12, and one above 4.8 million', () => {
    const declaration = declarationOf();
    expect(reproduce({ ...declaration, rbt12: undefined })).toBe('RBT12_AUSENTE');
    const large = { internal: 500_000_000, external: 0, total: 500_000_000 };
    expect(reproduce({ ...declaration, rbt12: large })).toBe('RBT12_ACIMA_LIMITE');
  });

  it('fails when the taxes differ, and for months outside these tables', () => {
    const declaration = declarationOf();
    const wrong = { internal: 45_500_000, external: 0, total: 45_500_000 };
    expect(reproduce({ ...declaration, rbt12: wrong })).toBe('PGDAS_NAO_REPRODUZ');
    expect(reproduce(declarationOf({ pa: '12/2017' }))).toBe('PGDAS_NAO_REPRODUZ');
    expect(reproduce(declarationOf({ pa: '01/2027' }))).toBe('PGDAS_NAO_REPRODUZ');
  });
});

describe('reproduce with reduced or barred ICMS', () => {
  const parcels = [{ cents: 3_041_735 }];
  it('flags a reduction by the State and uses the ratio', () => {
    const found = reproduced({ activities: [{ id: 1, parcels, taxes: { ICMS: 30_000 } }] });
    expect(found).toMatchObject({ icmsDiffers: true, icmsByRatio: true, icmsBarred: false });
  });

  it('accepts zero ICMS of a company that is barred from it', () => {
    const found = reproduced({ barred: 'Sim', activities: [{ id: 1, parcels, taxes: { ICMS: 0 } }] });
    expect(found).toMatchObject({ icmsDiffers: false, icmsBarred: true });
  });
});

describe('reproduce for a month that exceeds the sublimit', () => {
  // RBA 3,700,000.00 with 200,000.00 in the month: half of it is above 3.6 million.
  const rbt12 = 340_000_000;
  const half = 10_000_000;
  const over = Math.round(half * 0.11875 * 0.335);
  const icms = simplesTax('I', rbt12, half, 'ICMS') + over;
  const activities = [{ id: 1 as const, parcels: [{ cents: 20_000_000 }], taxes: { ICMS: icms } }];

  it('splits the month and uses the ratio for ICMS', () => {
    const found = reproduced({ rbt12, rba: 370_000_000, activities });
    expect(found).toMatchObject({ icmsDiffers: false, icmsByRatio: true });
    expect(found.bands.I).toHaveLength(2);
  });
});

describe('declaredGoods monofásico revenue', () => {
  const activities = [
    { id: 1 as const, parcels: [{ cents: 1_000_000 }] },
    {
      id: 2 as const,
      parcels: [
        { cents: 300_000, lines: [st] },
        { cents: 700_000, lines: [st, mono] },
      ],
    },
  ];
  const goodsOf = (options: TextOptions) => {
    const declaration = declarationOf(options);
    const found = reproduce(declaration);
    if (typeof found === 'string') throw new Error(found);
    return declaredGoods(declaration, found);
  };

  it('sums the parcels in the extrato', () => {
    expect(goodsOf({ activities })).toMatchObject({ monofasica: 700_000, inferredActivities: 0 });
  });

  it('infers it from COFINS within 70 cents in the declaração', () => {
    const { monofasica, inferredActivities } = goodsOf({ activities, kind: 'declaracao' });
    expect(Math.abs(monofasica - 700_000)).toBeLessThanOrEqual(70);
    expect(inferredActivities).toBe(1);
  });

  it('is zero where PIS and COFINS are paid in full', () => {
    const plain = [{ id: 2 as const, parcels: [{ cents: 300_000, lines: [st] }] }];
    expect(goodsOf({ activities: plain, kind: 'declaracao' }).monofasica).toBe(0);
  });

  it('counts either tax, and ST of PIS and COFINS as well', () => {
    const lines = ['Substituição tributária de: COFINS.'];
    expect(goodsOf({ activities: [{ id: 2, parcels: [{ cents: 500_000, lines }] }] }).monofasica).toBe(500_000);
  });
});

describe('declaredGoods with excluded parcels', () => {
  const activities = (line: string) => [
    { id: 1 as const, parcels: [{ cents: 1_000_000 }, { cents: 500_000, lines: [line] }] },
  ];
  it.each(['Exigibilidade suspensa de: COFINS, PIS.', 'Lançamento de ofício.'])(
    'excludes %s from base and payment',
    (line) => {
      const declaration = declarationOf({ activities: activities(line) });
      const found = reproduce(declaration);
      if (typeof found === 'string') throw new Error(found);
      const { base, cofins, pis, aside } = declaredGoods(declaration, found);
      expect(base.I).toBe(1_000_000);
      expect(cofins).toBe(simplesTax('I', 35_500_000, 1_000_000, 'COFINS'));
      expect(pis).toBe(simplesTax('I', 35_500_000, 1_000_000, 'PIS'));
      expect(aside).toBe(simplesTax('I', 35_500_000, 500_000, 'COFINS') + simplesTax('I', 35_500_000, 500_000, 'PIS'));
    },
  );

  it('keeps parcels suspended for ICMS alone in the base of PIS and COFINS', () => {
    const declaration = declarationOf({ activities: activities('Exigibilidade suspensa de: ICMS.') });
    const found = reproduce(declaration);
    if (typeof found === 'string') throw new Error(found);
    expect(declaredGoods(declaration, found)).toMatchObject({ base: { I: 1_500_000 }, aside: 0 });
  });
});

describe.skipIf(!hasExternalSamples)('reproduce on published texts', () => {
  it('reproduces every tax of both parcels (01)', () => {
    const found = reproduce(readText(readExternalSample('01-extrato-revenda-com-st-e-monofasica-062026.txt')));
    expect(found).toMatchObject({ rbt12: 52_860_095, icmsDiffers: false });
  });

  it('reproduces three activities with one RBT12, with no revenue declared as monofásico (07)', () => {
    const text = readExternalSample('07-declaracao-blocos-revenda-sem-st-com-st-industria.txt');
    const { activities, establishments } = parseActivities(linesOfText(text));
    const rbt12 = { internal: 334_664_900, external: 0, total: 334_664_900 };
    const declaration = { ...declarationOf(), activities, establishments, rbt12 };
    const found = reproduce(declaration);
    if (typeof found === 'string') throw new Error(found);
    expect(found).toMatchObject({ icmsDiffers: false });
    expect(declaredGoods(declaration, found).monofasica).toBe(0);
  });
});
