import { describe, expect, it } from 'vitest';
import { passwordErrors } from '../accounts/passwords/passwords.errors.ts';
import { permissionErrors } from '../accounts/permissions/permissions.errors.ts';
import { sessionErrors } from '../accounts/session/session.errors.ts';
import { userErrors } from '../accounts/users/users.errors.ts';
import { templateErrors } from '../agreements/templates/templates.errors.ts';
import { clientErrors } from '../crm/clients/clients.errors.ts';
import { assessmentErrors } from '../recovery/assessments/assessments.errors.ts';
import { debitMonthErrors } from '../recovery/debit-months/debit-months.errors.ts';
import { payrollItemErrors } from '../recovery/payroll-items/payroll-items.errors.ts';
import { productErrors } from '../recovery/products/products.errors.ts';
import { simplesAnalysisErrors } from '../simples/analysis/simples-analysis.errors.ts';
import { errors, wireErrors } from './errors.ts';

const all = [
  wireErrors,
  sessionErrors,
  userErrors,
  passwordErrors,
  permissionErrors,
  clientErrors,
  templateErrors,
  productErrors,
  assessmentErrors,
  simplesAnalysisErrors,
  payrollItemErrors,
  debitMonthErrors,
].flatMap((table) => Object.values(table));

describe('error definitions', { tags: ['D-15'] }, () => {
  it('take their code from the key', () => {
    expect(errors({ gone: [404, 'Não está mais aqui.'] }).gone).toEqual({
      code: 'gone',
      status: 404,
      message: 'Não está mais aqui.',
    });
  });

  it('have a unique code across all features', () => {
    // An expired link has the same code for every target; status and text differ.
    const shared = all.filter(({ code }) => code === 'link_invalid');
    expect(new Set(shared.map(({ status }) => status)).size).toBe(shared.length);
    const codes = all.map((error) => error.code).filter((code) => code !== 'link_invalid');
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each(all)('$code is an English constant with an error status and a text to show', (error) => {
    expect(error.code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect([400, 401, 403, 404, 408, 409, 413, 414, 415, 422, 429, 431, 500, 503, 507]).toContain(error.status);
    expect(error.message).toMatch(/^\p{Lu}/u);
  });

  it('use the listed text for a client that may not be opened', { tags: ['F-086', 'W-029', 'I-090'] }, () => {
    expect(clientErrors.client_denied).toMatchObject({
      status: 403,
      message: 'Você não tem permissão para acessar este cliente.',
    });
  });
});
