import { expect, it } from 'vitest';
import { repeatedCredits } from './repeated-credits.ts';

const credit = {
  ...{ id_apuracao: 'old', id_product: 'p', anoCompetencia: 2025 as number | null, mesCompetencia: 5 as number | null },
  ...{ pagoEm: null as string | null, pagamento: null as string | null },
  ...{ creditOrigin: 100, compensacao: 0, isPago: false, isReceived: false, claimed: 0 },
};
const partsOf = (...changes: Partial<typeof credit>[]) => {
  const credits = changes.map((changed) => ({ ...credit, ...changed }));
  const repeated = repeatedCredits(credits, ['new', 'old']);
  return credits.map((one) => repeated.get(one) ?? 0);
};

it('counts a month once, as its newest assessment, requested or not', () => {
  expect(partsOf({}, { id_apuracao: 'new', creditOrigin: 70 })).toEqual([100, 0]);
  expect(partsOf({}, { id_apuracao: 'new', creditOrigin: 70, claimed: 70 })).toEqual([100, 0]);
  expect(partsOf({ claimed: 60 }, { id_apuracao: 'new', claimed: 60 })).toEqual([100, 0]);
});

it('takes off what the other assessments have used, except the money of a payment', () => {
  expect(partsOf({ compensacao: 30 }, { id_apuracao: 'new' })).toEqual([100, 30]);
  expect(partsOf({ compensacao: 30, isReceived: true }, { id_apuracao: 'new' })).toEqual([100, 0]);
  expect(partsOf({}, { id_apuracao: 'new', compensacao: 100 })).toEqual([100, 0]);
});

it('takes off a paid credit without a recorded use as a whole', () => {
  expect(partsOf({ isPago: true }, { id_apuracao: 'new', creditOrigin: 120 })).toEqual([100, 100]);
  expect(partsOf({ isPago: true, compensacao: 30 }, { id_apuracao: 'new' })).toEqual([100, 30]);
  expect(partsOf({ isPago: true, isReceived: true }, { id_apuracao: 'new' })).toEqual([100, 0]);
  expect(partsOf({ isPago: true }, { id_apuracao: 'new', claimed: 60 })).toEqual([100, 40]);
});

it('takes what the others have used off credits that have something left', () => {
  const used = { id_apuracao: 'new', compensacao: 100 };
  expect(partsOf({ compensacao: 50 }, used, { id_apuracao: 'new' })).toEqual([100, 0, 50]);
  expect(partsOf({ compensacao: 50 }, { id_apuracao: 'new', claimed: 80 })).toEqual([100, 20]);
});

it('counts other months, products and payments of one assessment beside each other', () => {
  expect(partsOf({}, { pagoEm: '2025-06-20' })).toEqual([0, 0]);
  expect(partsOf({}, { id_apuracao: 'new', mesCompetencia: 6 })).toEqual([0, 0]);
  expect(partsOf({}, { id_apuracao: 'new', id_product: 'q' })).toEqual([0, 0]);
  expect(partsOf({ anoCompetencia: null }, { id_apuracao: 'new', anoCompetencia: null })).toEqual([0, 0]);
});

it('counts the annual 13º beside December', () => {
  const december = { mesCompetencia: 12, pagoEm: '2026-01-20' };
  const annual = { id_apuracao: 'new', mesCompetencia: 12, pagoEm: '2025-12-20' };
  expect(partsOf(december, annual)).toEqual([0, 0]);
  expect(partsOf({ ...december, pagamento: '1' }, { ...annual, pagamento: '13-1' })).toEqual([0, 0]);
  expect(partsOf({ ...december, pagamento: '1' }, { ...annual, pagamento: '1' })).toEqual([100, 0]);
});
