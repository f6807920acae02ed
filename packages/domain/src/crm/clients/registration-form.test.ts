import { describe, expect, it } from 'vitest';
import { isCommissionTyping, ownerLinkForm, registrationForm } from './registration-form.ts';

const messagesOf = (shape: typeof registrationForm | typeof ownerLinkForm, value: object) =>
  Object.fromEntries(
    (shape.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

const empty = { produtosSelecionados: [], comissao: '', banco: '', agencia: '', conta: '', concordo: true };
const emptyPeople = { cpfProprietario: '', contatoProprietario: '', emailProprietario: '' };
const contract = {
  regimeTributario: 'Selecione um regime tributário',
  produtosSelecionados: 'Selecione pelo menos um produto',
  comissao: 'Informe a comissão',
  banco: 'Informe o banco',
  agencia: 'Informe a agência',
  conta: 'Informe a conta',
};
const owner = {
  cpfProprietario: 'CPF é obrigatório',
  contatoProprietario: 'WhatsApp é obrigatório',
  emailProprietario: 'E-mail inválido',
};

describe('messages of empty fields', () => {
  it('names each missing field of a new client', {
    tags: [
      'I-117',
      'I-119',
      'I-120',
      'I-135',
      'I-136',
      'I-137',
      'I-138',
      'I-139',
      'I-140',
      'I-142',
      'I-148',
      'I-149',
      'I-150',
      'I-218',
      'G-20',
      'G-21',
    ],
  }, () => {
    const people = { ...emptyPeople, nomeProprietario: ' ', nomeContador: '', contatoContador: '', emailContador: '' };
    expect(messagesOf(registrationForm, { ...empty, ...people, senha: 'abc123' })).toEqual({
      ...contract,
      ...owner,
      nomeProprietario: 'Nome é obrigatório',
      nomeContador: 'Nome é obrigatório',
      contatoContador: 'WhatsApp é obrigatório',
      emailContador: 'E-mail inválido',
    });
  });

  it('names each missing field of a further client of a known owner, without name, accountant and password', {
    tags: ['I-164', 'I-165', 'C-11'],
  }, () => {
    expect(messagesOf(ownerLinkForm, { ...empty, ...emptyPeople })).toEqual({ ...contract, ...owner });
  });
});

it.each([
  ['', true],
  ['7', true],
  ['100', true],
  ['101', false],
  ['12,5', false],
  ['1.5', false],
  ['-1', false],
  ['dez', false],
])('accepts %s while a commission is typed: %s', { tags: ['I-144'] }, (text, taken) => {
  expect(isCommissionTyping(text)).toBe(taken);
});
