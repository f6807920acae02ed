import { describe, expect, it } from 'vitest';
import { type ContactFields, contactKindOf, contactProblems, contactSuccess, requiredFields } from './contact-form.ts';

const filled: ContactFields = { name: 'Ana Lima', tel: '41999990000', email: 'ana@loja.test', message: 'Olá' };
const empty: ContactFields = { name: ' ', tel: '', email: '', message: '\n' };

describe('I-040 which form a landing page has', () => {
  it.each([
    ['m', false, 'a'],
    ['m', true, 'a'],
    ['d', false, 'a'],
    ['d', true, 'generic'],
    ['k', false, 'other'],
    ['b', true, 'other'],
    ['t', false, 'other'],
  ] as const)('%s, on this machine %s: %s', (landing, local, kind) => {
    expect(contactKindOf({ landing, local })).toBe(kind);
  });
});

describe('what is wrong with a contact', () => {
  it('I-033 I-034 I-035 I-037 variant A says of each field that it is missing', () => {
    expect(contactProblems('a', empty)).toEqual({
      name: 'Nome é obrigatório',
      tel: 'Telefone é obrigatório',
      email: 'Email é obrigatório',
      message: 'Mensagem é obrigatória',
    });
  });

  it.each(['ana', 'ana@', '@loja.test', 'ana@loja', 'a na@loja.test', 'ana@loja.'])(
    'I-036 I-044 %s is no e-mail',
    (email) => {
      expect(contactProblems('a', { ...filled, email })).toEqual({ email: 'Email inválido' });
      expect(contactProblems('generic', { ...filled, email })).toEqual({
        email: 'Por favor, insira um endereço de e-mail válido',
      });
    },
  );

  it('I-041 the other brands look only for what is missing', () => {
    expect(Object.keys(contactProblems('other', empty))).toEqual(['name', 'tel', 'email', 'message']);
    expect(contactProblems('other', { ...filled, email: 'sem formato' })).toEqual({});
  });

  it('I-043 I-045 the generic form asks for all but the telephone, in one sentence', () => {
    const text = 'Por favor, preencha todos os campos obrigatórios';
    expect(contactProblems('generic', empty)).toEqual({ name: text, email: text, message: text });
    expect(contactProblems('generic', { ...filled, tel: '' })).toEqual({});
    expect(requiredFields('generic')).toEqual(['name', 'email', 'message']);
  });

  it.each(['a', 'other', 'generic'] as const)('%s takes what is right', (kind) => {
    expect(contactProblems(kind, filled)).toEqual({});
  });
});

it('I-038 I-046 C-19 the word of success, which the other brands do without', () => {
  expect(contactSuccess).toEqual({
    a: 'Mensagem enviada com sucesso!',
    other: undefined,
    generic: 'Obrigado! Recebemos sua mensagem e entraremos em contato em breve.',
  });
});
