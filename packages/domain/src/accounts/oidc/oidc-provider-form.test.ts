import { expect, it } from 'vitest';
import { emailDomains, oidcProviderForm } from './oidc-provider-form.ts';

it.each([
  ['', []],
  ['meridiano.com.br', ['meridiano.com.br']],
  [' @Meridiano.com.br,\nfilial.com; filial.com ', ['meridiano.com.br', 'filial.com']],
])('reads the domains of %j', (text, domains) => {
  expect(emailDomains.parse(text)).toEqual(domains);
});

it.each([
  ['localhost', 'localhost não é um domínio de e-mail'],
  ['ana@meridiano.com.br', 'ana@meridiano.com.br não é um domínio de e-mail'],
  ['http://a.com', 'http://a.com não é um domínio de e-mail'],
  ['-a.com', '-a.com não é um domínio de e-mail'],
  [Array.from({ length: 21 }, (_, i) => `a${i}.com`).join(' '), 'Informe no máximo 20 domínios'],
])('rejects %j as domains', (text, message) => {
  expect(emailDomains.safeParse(text).error?.issues[0]?.message).toBe(message);
});

it.each([
  [{ client_id: '' }, 'Informe o ID do cliente'],
  [{ client_id: 'com espaço' }, 'Copie o valor sem espaços nem acentos'],
  [{ client_secret: 'açúcar' }, 'Copie o valor sem espaços nem acentos'],
  [{ directory: 'common' }, 'O ID do diretório tem o formato 00000000-0000-0000-0000-000000000000'],
])('rejects %j in a registration', (fields, message) => {
  const form = { client_id: 'abc', isActive: true, ...fields };
  expect(oidcProviderForm.safeParse(form).error?.issues[0]?.message).toBe(message);
});
