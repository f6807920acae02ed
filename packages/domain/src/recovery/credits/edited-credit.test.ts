import { expect, it } from 'vitest';
import { type CreditRecord, changedCreditFields, conflictingCreditFields, seenCreditFields } from './edited-credit.ts';

const record: CreditRecord = {
  anoCompetencia: 2025,
  mesCompetencia: 5,
  pagoEm: null,
  creditOrigin: 100,
  compensacao: 40,
  isPago: false,
  comissao_porcentagem: 20,
  mesRestituicao: null,
};

it('changedCreditFields returns only the fields that differ', () => {
  expect(changedCreditFields(record, { mesCompetencia: 5, creditOrigin: 120, isPago: undefined })).toEqual({
    creditOrigin: 120,
  });
  expect(changedCreditFields({ ...record, mesRestituicao: '09/2026' }, { mesRestituicao: null })).toEqual({
    mesRestituicao: null,
  });
});

it('conflictingCreditFields returns changed fields whose current value differs from the one seen, and ignores unseen ones', () => {
  const changed = { creditOrigin: 120, compensacao: 50 };
  expect(conflictingCreditFields(record, changed, { creditOrigin: 90, compensacao: 40, isPago: true })).toEqual([
    'creditOrigin',
  ]);
  expect(conflictingCreditFields(record, changed, {})).toEqual([]);
});

it('seenCreditFields returns the seen values of the fields to be changed', () => {
  expect(seenCreditFields(record, { creditOrigin: 1, mesRestituicao: null })).toEqual({
    creditOrigin: 100,
    mesRestituicao: null,
  });
});
