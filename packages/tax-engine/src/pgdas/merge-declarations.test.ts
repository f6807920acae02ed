import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declarationOf } from '../../test-support/read-declaration.ts';
import { mergeDeclarations } from './merge-declarations.ts';

const paid = (row: string) => [row];
const original = declarationOf({ payments: paid('20/06/2025 001/1234 1.711,51') }, 'a.pdf');
const smaller = { activities: [{ id: 1 as const, parcels: [{ cents: 2_000_000 }] }] };
const rectified = declarationOf(
  { ...smaller, sequence: 2, payments: [], earlierPayments: paid('20/06/2025 104/0001 1.711,51') },
  'b.pdf',
);

describe('mergeDeclarations', () => {
  it('uses the highest sequence and counts a payment printed twice once', () => {
    const merged = mergeDeclarations([original, rectified]);
    expect(merged).toMatchObject({
      sequence: 2,
      rectifying: true,
      revenue: { total: 2_000_000 },
      paymentState: 'paid',
    });
    expect(merged.payments).toMatchObject([{ date: '2025-06-20', cents: 171_151, bank: '001/1234' }]);
  });

  it('keeps the payments of every sequence', () => {
    const later = declarationOf({ sequence: 3, payments: paid('30/07/2025 001/1234 50,00') }, 'c.pdf');
    expect(mergeDeclarations([later, original]).payments).toMatchObject([
      { date: '2025-06-20', cents: 171_151 },
      { date: '2025-07-30', cents: 5_000 },
    ]);
  });

  it('merges extrato and declaração of the same number, with parcels and payment of the extrato', () => {
    const merged = mergeDeclarations([declarationOf({ kind: 'declaracao' }, 'd.pdf'), original]);
    expect(merged).toMatchObject({ kind: 'extrato', files: ['a.pdf', 'd.pdf'], paymentState: 'paid', mismatches: [] });
    expect(merged.activities[0]?.parcels).toHaveLength(1);
  });

  it('reports a mismatch when one number has two contents', () => {
    const other = declarationOf(smaller, 'other.pdf');
    expect(mergeDeclarations([original, other]).mismatches).toHaveLength(1);
  });

  it('is unpaid only when the latest extrato denies payment and no sequence shows one', () => {
    const denied = declarationOf({ sequence: 2, payments: [] }, 'e.pdf');
    expect(mergeDeclarations([denied]).paymentState).toBe('none');
    expect(mergeDeclarations([denied, original]).paymentState).toBe('paid');
    const declaration = declarationOf({ sequence: 3, kind: 'declaracao' }, 'f.pdf');
    expect(mergeDeclarations([denied, declaration]).paymentState).toBe('unknown');
  });

  it('does not depend on the order of documents', () => {
    const documents = [
      original,
      rectified,
      declarationOf({ ...smaller, sequence: 2, kind: 'declaracao' }, 'g.pdf'),
      declarationOf({ kind: 'declaracao' }, 'h.pdf'),
    ];
    const expected = mergeDeclarations(documents);
    fc.assert(
      fc.property(fc.shuffledSubarray(documents, { minLength: documents.length }), (shuffled) => {
        expect(mergeDeclarations(shuffled)).toEqual(expected);
      }),
    );
  });
});
