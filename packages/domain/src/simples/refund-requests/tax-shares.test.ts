import fc from 'fast-check';
import { expect, it } from 'vitest';
import { taxShares } from './tax-shares.ts';

it('taxShares assigns both taxes entirely to a single payment', () => {
  expect(taxShares([159.24], { cofins: 130.89, pis: 28.35 })).toEqual([{ cofins: 130.89, pis: 28.35 }]);
});

it('taxShares divides each tax among several payments without loss', () => {
  expect(taxShares([100, 59.24], { cofins: 130.89, pis: 28.35 })).toEqual([
    { cofins: 82.2, pis: 17.8 },
    { cofins: 48.69, pis: 10.55 },
  ]);
  expect(taxShares([], { cofins: 1, pis: 1 })).toEqual([]);
});

it('taxShares returns shares that add up to the slices and to the taxes', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(cents, cents, fc.double({ min: 0, max: 1, noNaN: true }), (cofins, pis, cut) => {
      const first = Math.floor((cofins + pis) * cut);
      const slices = [first, cofins + pis - first];
      const shares = taxShares(
        slices.map((one) => one / 100),
        { cofins: cofins / 100, pis: pis / 100 },
      );
      const sum = (of: (share: (typeof shares)[number]) => number) =>
        shares.reduce((total, share) => total + Math.round(of(share) * 100), 0);
      expect([sum((share) => share.cofins), sum((share) => share.pis)]).toEqual([cofins, pis]);
      expect(shares.map((share) => Math.round(share.cofins * 100) + Math.round(share.pis * 100))).toEqual(slices);
    }),
  );
});
