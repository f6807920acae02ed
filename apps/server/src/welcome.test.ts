import { expect, it } from 'vitest';
import { welcomeLines } from './welcome.ts';

const started = {
  ...{ address: new URL('http://localhost:3000'), demonstration: false, keyPath: undefined },
  ...{ firstEmail: 'dona@empresa.test', unset: [] },
};
const welcome = (part: Partial<Parameters<typeof welcomeLines>[0]>) =>
  welcomeLines({ ...started, account: 'created', ...part }).join('\n');

it('tells how to sign in once the first account is created', () => {
  expect(welcome({})).toContain('Entre em http://localhost:3000/signin com dona@empresa.test');
  expect(welcome({})).toContain('Retire do ambiente ADMIN_EMAIL');
});

it('says that the variables of the first account have no effect beside another company', () => {
  expect(welcome({ account: 'present' })).toContain('ADMIN_EMAIL');
  expect(welcome({ account: 'present' })).toContain('não têm efeito');
  expect(welcome({ account: 'present', firstEmail: undefined })).not.toContain('ADMIN_EMAIL');
});

it('names the variables while there is no account', () => {
  const text = welcome({ account: 'none', firstEmail: undefined });
  expect(text).toContain('ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_NAME, ADMIN_CPF, COMPANY_CNPJ, COMPANY_NAME');
  expect(text).toContain('docs/operations.md');
});

it('names what is invented, except in a demonstration, where all of it is', () => {
  const unset = ['CNPJ_URLS', 'INTER_URL'] as const;
  const text = welcome({ unset });
  expect(text).toContain('Sem CNPJ_URLS, as empresas dos CNPJ são inventadas.');
  expect(text).toContain('Sem INTER_URL, os boletos não têm valor.');
  expect(text).not.toContain('CEP_URLS');
  expect(welcome({ unset, demonstration: true })).not.toContain('CNPJ_URLS');
});
