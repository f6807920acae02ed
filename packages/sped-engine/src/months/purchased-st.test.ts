import { describe, expect, it } from 'vitest';
import { emptyLine, emptyParent } from '../contributions/empty-line.ts';
import { estimateSt, PurchasedSt } from './purchased-st.ts';

const bought = { item: 'P1', unit: 'UN', cfop: '1403', day: '2025-01-05', icmsSt: 100, quantity: 1_000_000 };
const sold = (day: string, item = 'P1', unit = 'UN') => ({
  ...emptyLine('C170', { ...emptyParent, first: day }),
  ...{ item, unit, quantity: 2_000_000 },
});

describe('ICMS-ST of purchases', { tags: ['SP-086'] }, () => {
  const purchases = new PurchasedSt();
  // Days repeat out of order, as in a file that is sorted by document.
  for (const [day, icmsSt] of [
    ['2025-01-05', 100],
    ['2025-01-09', 400],
    ['2025-01-05', 300],
    ['2025-01-09', 800],
  ] as const) {
    purchases.add({ ...bought, day, icmsSt });
  }

  it('is the mean of the purchases up to the sale', () => {
    expect(estimateSt([purchases], sold('2025-01-04'), '')).toBeUndefined();
    expect(estimateSt([purchases], sold('2025-01-05'), '')).toBe(400);
    expect(estimateSt([purchases], sold('2025-01-09'), '')).toBe(800);
    expect(estimateSt([purchases], sold(''), '2025-01-31')).toBe(800);
  });

  it('tells items and units apart', () => {
    expect(estimateSt([purchases], sold('2025-01-09', 'P2'), '')).toBeUndefined();
    expect(estimateSt([purchases], sold('2025-01-09', 'P1', 'CX'), '')).toBeUndefined();
  });

  it('leaves out entries that are no purchases', () => {
    const returned = new PurchasedSt();
    returned.add({ ...bought, cfop: '1411' });
    returned.add({ ...bought, quantity: 0 });
    expect(estimateSt([returned], sold('2025-01-09'), '')).toBeUndefined();
  });

  it('moves to the purchases of the upload', () => {
    const [upload, month] = [new PurchasedSt(), new PurchasedSt()];
    upload.add({ ...bought, icmsSt: 200 });
    month.add({ ...bought, icmsSt: 600 });
    upload.takeAll(month);
    expect(estimateSt([upload], sold('2025-01-05'), '')).toBe(800);
    expect(estimateSt([month], sold('2025-01-05'), '')).toBeUndefined();
  });
});
