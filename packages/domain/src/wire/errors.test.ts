import { describe, expect, it } from 'vitest';
import { assessmentErrors } from '../assessments/assessments.errors.ts';
import { clientErrors } from '../clients/clients.errors.ts';
import { contractErrors } from '../contracts/contracts.errors.ts';
import { debitMonthErrors } from '../debit-months/debit-months.errors.ts';
import { fundErrors } from '../funds/funds.errors.ts';
import { passwordErrors } from '../passwords/passwords.errors.ts';
import { permissionErrors } from '../permissions/permissions.errors.ts';
import { productErrors } from '../products/products.errors.ts';
import { sessionErrors } from '../session/session.errors.ts';
import { simplesAnalysisErrors } from '../simples-analysis/simples-analysis.errors.ts';
import { userErrors } from '../users/users.errors.ts';
import { errors, wireErrors } from './errors.ts';

const all = [
  wireErrors,
  sessionErrors,
  userErrors,
  passwordErrors,
  permissionErrors,
  clientErrors,
  contractErrors,
  productErrors,
  assessmentErrors,
  simplesAnalysisErrors,
  fundErrors,
  debitMonthErrors,
].flatMap((table) => Object.values(table));

describe('D-15 the refusals', () => {
  it('take their code from the table', () => {
    expect(errors({ gone: [404, 'Não está mais aqui.'] }).gone).toEqual({
      code: 'gone',
      status: 404,
      message: 'Não está mais aqui.',
    });
  });

  it('have one code each over all features', () => {
    // A link that is past its time is called the same wherever it led; its status and words differ.
    const shared = all.filter(({ code }) => code === 'link_invalid');
    expect(new Set(shared.map(({ status }) => status)).size).toBe(shared.length);
    const codes = all.map((error) => error.code).filter((code) => code !== 'link_invalid');
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each(all)('$code is a stable English constant with a status of refusal and words to show', (error) => {
    expect(error.code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect([400, 401, 403, 404, 409, 413, 422, 429, 500, 503]).toContain(error.status);
    expect(error.message).toMatch(/^\p{Lu}/u);
  });

  it('F-086 W-029 I-090 a client that may not be opened is refused in the listed words', () => {
    expect(clientErrors.client_denied).toMatchObject({
      status: 403,
      message: 'Você não tem permissão para acessar este cliente.',
    });
  });
});
