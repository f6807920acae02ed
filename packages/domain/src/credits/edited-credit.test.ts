import { expect, test } from 'vitest';
import { type CreditRecord, changedCreditFields, overtakenCreditFields, seenCreditFields } from './edited-credit.ts';

const record: CreditRecord = {
  anoCompetencia: 2025,
  mesCompetencia: 5,
  creditOrigin: 100,
  compensacao: 40,
  isPago: false,
  comissao_porcentagem: 20,
  mesRestituicao: null,
};

test('only fields that differ are changes', () => {
  expect(changedCreditFields(record, { mesCompetencia: 5, creditOrigin: 120, isPago: undefined })).toEqual({
    creditOrigin: 120,
  });
  expect(changedCreditFields({ ...record, mesRestituicao: '09/2026' as never }, { mesRestituicao: null })).toEqual({
    mesRestituicao: null,
  });
});

test('a changed field that is no longer as it was seen is overtaken, one that nobody saw is not', () => {
  const changed = { creditOrigin: 120, compensacao: 50 };
  expect(overtakenCreditFields(record, changed, { creditOrigin: 90, compensacao: 40, isPago: true })).toEqual([
    'creditOrigin',
  ]);
  expect(overtakenCreditFields(record, changed, {})).toEqual([]);
});

test('what was seen of the fields to be changed goes along', () => {
  expect(seenCreditFields(record, { creditOrigin: 1, mesRestituicao: null })).toEqual({
    creditOrigin: 100,
    mesRestituicao: null,
  });
});
