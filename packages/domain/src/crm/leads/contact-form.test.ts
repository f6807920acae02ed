import { describe, expect, it } from 'vitest';
import { type ContactFields, contactKindOf, contactProblems, contactSuccess, requiredFields } from './contact-form.ts';

const filled: ContactFields = { name: 'Ana Lima', tel: '41999990000', email: 'ana@loja.test', message: 'Olá' };
const empty: ContactFields = { name: ' ', tel: '', email: '', message: '\n' };

describe('contact form of a landing page', { tags: ['I-040'] }, () => {
  it.each([
    ['m', false, 'a'],
    ['m', true, 'a'],
    ['d', false, 'a'],
    ['d', true, 'generic'],
    ['k', false, 'other'],
    ['b', true, 'other'],
    ['t', false, 'other'],
  ] as const)('is for %s, on localhost %s: %s', (landing, local, kind) => {
    expect(contactKindOf({ landing, local })).toBe(kind);
  });
});

describe('problems of a contact form', () => {
  it('names each missing field in variant A', { tags: ['I-033', 'I-034', 'I-035', 'I-037'] }, () => {
    expect(contactProblems('a', empty)).toEqual({
      name: 'Nome é obrigatório',
      tel: 'Telefone é obrigatório',
      email: 'Email é obrigatório',
      message: 'Mensagem é obrigatória',
    });
  });

  it.each(['ana', 'ana@', '@loja.test', 'ana@loja', 'a na@loja.test', 'ana@loja.'])(
    'rejects %s as an e-mail',
    { tags: ['I-036', 'I-044'] },
    (email) => {
      expect(contactProblems('a', { ...filled, email })).toEqual({ email: 'Email inválido' });
      expect(contactProblems('other', { ...filled, email })).toEqual({ email: 'Email inválido' });
      expect(contactProblems('generic', { ...filled, email })).toEqual({
        email: 'Por favor, insira um endereço de e-mail válido',
      });
    },
  );

  it.each(['12', 'não tenho', '(41) 9', '+55 41'])('rejects %s as a telephone', { tags: ['I-034', 'I-045'] }, (tel) => {
    expect(contactProblems('a', { ...filled, tel })).toEqual({ tel: 'Telefone inválido' });
    expect(contactProblems('generic', { ...filled, tel })).toEqual({ tel: 'Por favor, insira um telefone válido' });
    expect(contactProblems('other', { ...filled, tel })).toEqual({});
  });

  it.each(['3333-0000', '(41) 3333-0000', '41 99999 0000', '+55 41 99999-0000'])('accepts %s as a telephone', (tel) => {
    expect(contactProblems('a', { ...filled, tel })).toEqual({});
  });

  it('names each missing field in the other brands', { tags: ['I-041', 'D-44'] }, () => {
    expect(Object.keys(contactProblems('other', empty))).toEqual(['name', 'tel', 'email', 'message']);
  });

  it('requires all fields but the telephone in the generic form, with one message', {
    tags: ['I-043', 'I-045'],
  }, () => {
    const text = 'Por favor, preencha todos os campos obrigatórios';
    expect(contactProblems('generic', empty)).toEqual({ name: text, email: text, message: text });
    expect(contactProblems('generic', { ...filled, tel: '' })).toEqual({});
    expect(requiredFields('generic')).toEqual(['name', 'email', 'message']);
  });

  it.each(['a', 'other', 'generic'] as const)('accepts a valid contact in form %s', (kind) => {
    expect(contactProblems(kind, filled)).toEqual({});
  });
});

it('has a success message in every form', { tags: ['I-038', 'I-046', 'C-19', 'D-44'] }, () => {
  expect(contactSuccess).toEqual({
    a: 'Mensagem enviada com sucesso!',
    other: 'Obrigado! Recebemos sua mensagem e entraremos em contato em breve.',
    generic: 'Obrigado! Recebemos sua mensagem e entraremos em contato em breve.',
  });
});
