import { expect, it } from 'vitest';
import { shownError } from './shown-error.rules.ts';

it.each([
  ['connect ECONNREFUSED', 'connect ECONNREFUSED'],
  ['550 <ana.lima@exemplo.com.br>: mailbox unavailable', '550 <[e-mail]>: mailbox unavailable'],
  ['invalid input syntax for type uuid: "Ana Lima"', 'invalid input syntax for type uuid: […]'],
  ['Key (email)=(Ana Lima) already exists.', 'Key (email)=[…] already exists.'],
  ['CPF 123.456.789-09 e CNPJ 11.222.333/0001-81', 'CPF [número] e CNPJ [número]'],
  ['fone 62999990000 recusado', 'fone [número] recusado'],
  ['fone 11 98765 4321 recusado', 'fone [número] recusado'],
  ['CPF 123 456 789 09 recusado', 'CPF [número] recusado'],
  ['conta 12345 recusada', 'conta [número] recusada'],
  ['554 5.7.1 recusado, tente em 60 s', '554 5.7.1 recusado, tente em 60 s'],
  [`Unexpected token 'J', "João da Silva 111" is not valid JSON`, `Unexpected token 'J', […] is not valid JSON`],
  ['violates unique constraint "clients_pkey"', 'violates unique constraint "clients_pkey"'],
  ['GET https://ana:segredo@servico.example/x?token=abc falhou', 'GET [endereço] falhou'],
  ['token 0123456789abcdef0123456789abcdef', 'token [código]'],
  ['Failed query: select 1\nparams: Ana Lima,ana@exemplo.com', 'Failed query: select 1'],
  ['The job took longer than 120 s: send-message.', 'The job took longer than 120 s: send-message.'],
  ['', 'Sem mensagem de erro.'],
  [null, 'Sem mensagem de erro.'],
])('shows %j as %j', (message, shown) => {
  expect(shownError(message)).toBe(shown);
});

it('shortens a long line', () => {
  expect(shownError('erro '.repeat(100))).toHaveLength(300);
});

it('answers at once for hostile text', () => {
  const before = performance.now();
  for (const text of ['@', '1', '1.', 'a-', ': "', '=(', 'x://'].map((part) => part.repeat(200_000))) shownError(text);
  expect(performance.now() - before).toBeLessThan(2_000);
});
