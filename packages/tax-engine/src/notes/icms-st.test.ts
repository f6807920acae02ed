import { expect, it } from 'vitest';
import { cfopClass } from '../rules/cfop-class.ts';
import { classificationOf, classifySt, describeSt, stReasons } from './icms-st.ts';

it.each([
  ['500', '5405', true, false],
  ['60', '5405', true, false],
  ['61', '5656', true, false],
  ['500', '5102', true, true],
  ['102', '5405', false, true],
  ['201', '5405', false, true],
  ['202', '5403', false, false],
  ['10', '5401', false, false],
  ['70', '6403', false, false],
  ['500', '5403', true, true],
  ['900', '5405', true, false],
  ['900', '5102', false, false],
  ['90', '5656', true, false],
  ['900', '5403', false, false],
  ['102', '5656', false, false],
  ['02', '5656', false, false],
  ['15', '5656', false, false],
  ['53', '5656', false, false],
  ['300', '5102', false, false],
  ['', '5405', true, false],
  ['', '5102', false, false],
  ['500', '1202', true, false],
  ['102', '1202', false, false],
  ['102', '1411', false, false],
  ['202', '1411', false, false],
  ['103', '1411', true, false],
  ['00', '5411', true, false],
  ['', '5660', true, false],
  ['60', '5202', true, false],
])('classifies %s with %s', (icms, cfop, st, differs) => {
  expect(classifySt(icms, cfop, cfopClass(cfop))).toMatchObject({ st, differs });
});

it('explains the result in pt-BR', () => {
  expect(describeSt('500', 'code_st')).toBe(
    'O código de ICMS da nota diz que o imposto já foi recolhido por substituição',
  );
  expect(describeSt('', 'cfop_only')).toContain('A nota não traz o ICMS do item, e o CFOP é de mercadoria');
  expect(describeSt('60', 'return_cfop')).toContain('já recolhido por substituição');
  expect(describeSt('102', 'return_cfop')).toContain('é de venda sem ela');
});

it.each(stReasons.flatMap((reason) => ['', '102', '500'].map((icms) => [icms, reason] as const)))(
  'takes the classification apart from the ICMS %j, %s',
  (icms, reason) => {
    const open = 'Tubo só conta quando é próprio para veículos.';
    expect(classificationOf(`${open} ${describeSt(icms, reason)}.`, icms)).toBe(open);
  },
);

it('takes the question from older sentences, and keeps all others', () => {
  const older = 'NCM 40091100: tubo só conta quando é próprio para veículos: revisar. CSOSN 102: sem ICMS recolhido.';
  expect(classificationOf(older, '102')).toBe('Tubo só conta quando é próprio para veículos.');
  expect(classificationOf('Contado pela decisão de Ana.', '102')).toBe('Contado pela decisão de Ana.');
});
