import { expect, it } from 'vitest';
import { commissionText, regimeForm } from './regime-form.ts';

const filled = {
  regimeTributario: 'SIMPLES_NACIONAL',
  produtosSelecionados: ['APURACAO_ST'],
  comissao: '12,5',
  banco: '001 - Banco',
  agencia: '0001',
  conta: '123-4',
  concordo: true,
};

it("accepts the client's present commission with decimals, but a new one only as a whole number", {
  tags: ['W-077', 'W-592', 'C-35'],
}, () => {
  expect(commissionText(12.5)).toBe('12,5');
  expect(regimeForm(12.5).parse(filled)).toMatchObject({ comissao: 12.5 });
  expect(regimeForm(20).parse({ ...filled, comissao: '30' })).toMatchObject({ comissao: 30 });
});

it.each([
  ['regimeTributario', undefined, 'Selecione um regime tributário'],
  ['produtosSelecionados', [], 'Selecione pelo menos um produto'],
  ['comissao', '', 'Informe a comissão'],
  ['comissao', '13,5', 'Informe a comissão'],
  ['comissao', '101', 'A comissão é um número inteiro de 0 a 100'],
  ['banco', '', 'Informe o banco'],
  ['agencia', '', 'Informe a agência'],
  ['conta', '', 'Informe a conta'],
])(
  'validates %s %j: %s',
  { tags: ['W-078', 'W-079', 'W-080', 'W-081', 'W-083', 'W-084', 'W-085'] },
  (field, value, message) => {
    const { error } = regimeForm(12.5).safeParse({ ...filled, [field]: value });
    expect(error?.issues).toMatchObject([{ path: [field], message }]);
  },
);
