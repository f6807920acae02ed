import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { describe, expect, it } from 'vitest';
import { AppError, requireAccess, required } from './app-error.ts';
import { newId } from './new-id.ts';

describe('AppError', () => {
  it('takes the message of its definition unless another is given', () => {
    expect(new AppError(wireErrors.not_found).message).toBe('Não encontrado.');
    const error = new AppError(wireErrors.not_found, { message: 'Outras.', issues: [], retryAfter: 5 });
    expect(error).toMatchObject({ definition: wireErrors.not_found, message: 'Outras.', issues: [], retryAfter: 5 });
  });

  it('is thrown when an access rule denies', () => {
    expect(() => requireAccess(true, wireErrors.tenant_denied)).not.toThrow();
    expect(() => requireAccess(false, wireErrors.tenant_denied)).toThrow('Você não tem acesso a esta empresa.');
  });

  it.each([undefined, null])('is thrown by required() for %s and for no other falsy value', (nothing) => {
    expect(() => required(nothing, wireErrors.not_found)).toThrow(AppError);
    expect([required(0, wireErrors.not_found), required('', wireErrors.not_found)]).toEqual([0, '']);
  });
});

it('newId returns unique UUIDs', () => {
  expect(new Set(Array.from({ length: 100 }, newId)).size).toBe(100);
  expect(newId()).toMatch(/^[0-9a-f-]{36}$/);
});
