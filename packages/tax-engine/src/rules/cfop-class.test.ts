import { expect, it } from 'vitest';
import { cfopClass, isBuyerReturnCfop, isStReturnCfop } from './cfop-class.ts';

it.each([
  ['5102', 'SALE_RESALE', 1, 'I'],
  ['5101', 'SALE_OWN', 1, 'II'],
  ['6404', 'SALE_RESALE_ST', 1, 'I'],
  ['5401', 'SALE_OWN_STSUB', 1, 'II'],
  ['5656', 'SALE_RESALE_FUEL', 1, 'I'],
  ['1202', 'SALE_RETURN', -1, 'I'],
  ['2410', 'SALE_RETURN', -1, 'II'],
  ['1215', 'SALE_RETURN', 0, 'II'],
  ['2216', 'SALE_RETURN', 0, 'I'],
  ['5202', 'PURCHASE_RETURN', 0, 'I'],
  ['5910', 'BONUS', 0, 'I'],
  ['5922', 'FUTURE_BILLING', 0, 'I'],
  ['5929', 'COUPON_MIRROR', 0, 'I'],
  ['7101', 'EXPORT', 0, 'I'],
] as const)('classifies %s as %s with effect %i in annex %s', (code, name, effect, annex) => {
  expect(cfopClass(code)).toMatchObject({ class: name, effect, annex, known: true });
});

it('treats a code outside the table as one without effect', () => {
  expect(cfopClass('5999')).toMatchObject({ class: 'OTHER', effect: 0, known: false });
});

it('recognises the returns of buyers, and which of them are ST', () => {
  expect(['5201', '6556', '5662', '5205', '5206', '1202', '5152'].map(isBuyerReturnCfop)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(['5411', '1410', '6413', '5202', '5415'].map(isStReturnCfop)).toEqual([true, true, true, false, false]);
});
