import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, analyseFiles, cumulativeBlock, document, efdText, itemLine } from '../../test-support/write-efd.ts';

type Codes = ReadonlySet<string>;

async function resultOf(text: string, codes?: Codes) {
  const { months, assessments } = await analyseFiles(
    { 'a.txt': text },
    codes ? { accepted: new Map([['01/2025', codes]]) } : {},
  );
  return { row: months[0], effects: assessments[0]?.escolhas ?? [] };
}

/** Expects that each effect is the difference that the choice makes, in both directions. */
async function expectEffects(text: string): Promise<string[]> {
  const before = await resultOf(text);
  for (const { codigo, imposto, arquivo: _, ...effect } of before.effects) {
    const after = await resultOf(text, new Set([codigo]));
    const change = (
      ...names: ('pis_a_recuperar' | 'cofins_a_recuperar' | 'pis_credito_liberado' | 'cofins_credito_liberado')[]
    ) => names.reduce((sum, name) => sum + (after.row?.[name] ?? 0) - (before.row?.[name] ?? 0), 0);
    expect(effect).toEqual({
      pis_a_recuperar: change('pis_a_recuperar'),
      cofins_a_recuperar: change('cofins_a_recuperar'),
      retencao_liberada: 0,
      credito_liberado: change('pis_credito_liberado', 'cofins_credito_liberado'),
    });
    expect((after.row?.icms_a_excluir ?? 0) - (before.row?.icms_a_excluir ?? 0)).toBe(imposto);
    const back = after.effects.find((one) => one.codigo === codigo);
    expect(back).toEqual({
      codigo,
      imposto: -imposto,
      ...Object.fromEntries(Object.entries(effect).map(([name, cents]) => [name, 0 - cents])),
    });
  }
  return before.effects.map(({ codigo }) => codigo);
}

describe('effects of choices before they are made', { tags: ['SP-123'] }, () => {
  it('are the differences that the choices make', async () => {
    const lines = document([itemLine(1), itemLine(2, { base: 90_000 }), itemLine(3, { discount: 18_000 })]);
    const text = efdText({ lines, assessment: cumulativeBlock(272_000) });
    expect(await expectEffects(text)).toEqual(['BASE_DIVERGENTE', 'BASE_AMBIGUA']);
  });

  it('free credit where credits cover the contribution', async () => {
    const rates = ['1,65', '7,60'] as const;
    const block = (name: string, rate: string, tax: number) => [
      `${name}00|${[tax, tax, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0].map(amount).join('|')}`,
      `${name}10|01|900,00|900,00|0,00|0,00|900,00|${rate}|||${amount(tax)}|0,00|0,00|0,00|0,00|${amount(tax)}`,
    ];
    const text = efdText({
      incidence: '1',
      lines: document([itemLine(1, { base: 90_000, rates })]),
      assessment: [...block('M2', '1,65', 1485), ...block('M6', '7,60', 6840)],
    });
    expect(await expectEffects(text)).toEqual(['BASE_DIVERGENTE']);
    // R(900.00) − R(720.00): 2.97 and 13.68.
    expect((await resultOf(text)).effects[0]).toMatchObject({
      imposto: 18_000,
      pis_a_recuperar: 0,
      credito_liberado: 1665,
    });
  });

  it('agree with a second run for any bases', async () => {
    const item = fc.record({ value: fc.integer({ min: 1000, max: 900_000 }), out: fc.integer({ min: 0, max: 100 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(item, { minLength: 1, maxLength: 5 }), async (items) => {
        const sold = items.map(({ value, out }) => {
          const icms = Math.round(value * 0.18);
          return { value, icms, base: value - Math.round((icms * out) / 100) };
        });
        const total = sold.reduce((sum, { base }) => sum + base, 0);
        const lines = document(sold.map((one, at) => itemLine(at + 1, one)));
        await expectEffects(efdText({ lines, assessment: cumulativeBlock(total) }));
      }),
      { numRuns: 25 },
    );
  });
});
