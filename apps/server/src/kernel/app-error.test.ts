import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { describe, expect, test } from 'vitest';
import { AppError, requireAccess, required } from './app-error.ts';
import { newId } from './new-id.ts';

describe('a refusal', () => {
  test('speaks the words of its definition unless it brings others', () => {
    expect(new AppError(wireErrors.not_found).message).toBe('Não encontrado.');
    const error = new AppError(wireErrors.not_found, { message: 'Outras.', issues: [], retryAfter: 5 });
    expect(error).toMatchObject({ definition: wireErrors.not_found, message: 'Outras.', issues: [], retryAfter: 5 });
  });

  test('is thrown when a rule says no', () => {
    expect(() => requireAccess(true, wireErrors.tenant_denied)).not.toThrow();
    expect(() => requireAccess(false, wireErrors.tenant_denied)).toThrow('Você não tem acesso a esta empresa.');
  });

  test.each([undefined, null])('is thrown for %s, and for nothing else that is falsy', (nothing) => {
    expect(() => required(nothing, wireErrors.not_found)).toThrow(AppError);
    expect([required(0, wireErrors.not_found), required('', wireErrors.not_found)]).toEqual([0, '']);
  });
});

test('ids are text that nobody guesses', () => {
  expect(new Set(Array.from({ length: 100 }, newId)).size).toBe(100);
  expect(newId()).toMatch(/^[0-9a-f-]{36}$/);
});
