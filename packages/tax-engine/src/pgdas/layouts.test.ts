import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declarationText, mono, st, type TextActivity, type TextOptions } from '../../test-support/declaration-text.ts';
import { layouts } from '../../test-support/layouts.ts';
import { createRandom } from '../../test-support/random.ts';
import { readText } from '../../test-support/read-declaration.ts';

const cents = fc.integer({ min: 1, max: 90_000_000 });
const parcel = fc.record({
  cents,
  lines: fc.constantFrom<string[]>([], [st], [mono], [st, mono], ['Exigibilidade suspensa de: COFINS, PIS.']),
});
const activity = fc.record({
  id: fc.constantFrom<TextActivity['id']>(1, 2, 4, 5, 'III', 'IV', 'V'),
  establishment: fc.constantFrom('11222333000181', '11222333000262', '11222333000343'),
  parcels: fc.array(parcel, { minLength: 1, maxLength: 3 }),
});
const declarations: fc.Arbitrary<TextOptions> = fc
  .record({
    pa: fc.constantFrom('01/2018', '05/2025', '12/2026'),
    sequence: fc.integer({ min: 1, max: 12 }),
    rbt12: fc.integer({ min: 0, max: 480_000_000 }),
    rba: cents,
    regime: fc.constantFrom<'Competência' | 'Caixa'>('Competência', 'Caixa'),
    kind: fc.constantFrom<'extrato' | 'declaracao'>('extrato', 'declaracao'),
    barred: fc.constantFrom<'Sim' | 'Não'>('Sim', 'Não'),
    activities: fc.array(activity, { maxLength: 4 }),
    history: fc.array(cents, { minLength: 12, maxLength: 16 }),
  })
  .map(({ history, activities, ...options }) => ({
    ...options,
    full: true,
    activities: activities.toSorted((a, b) => (a.establishment < b.establishment ? -1 : 1)),
    history: history.map((amount, i) => [
      `${String((i % 12) + 1).padStart(2, '0')}/${2023 + Math.floor(i / 12)}`,
      amount,
    ]),
  }));

describe('parseDeclaration in every layout', () => {
  it.each(Object.entries(layouts))('reads %s like the plain layout', (_, layout) => {
    fc.assert(
      fc.property(declarations, fc.integer(), (options, seed) => {
        const text = declarationText(options);
        const expected = readText(text);
        expect(expected.mismatches).toEqual([]);
        const read = readText(layout(text, createRandom(seed)));
        const earlier = ({ activities, ...rest }: typeof read) => ({
          ...rest,
          activities: activities.map(({ description: _description, ...own }) => own),
        });
        expect(earlier(read)).toEqual(earlier(expected));
      }),
      { numRuns: 60 },
    );
  });
});
