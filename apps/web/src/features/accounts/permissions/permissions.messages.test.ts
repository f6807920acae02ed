import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { permissionMessages } from './permissions.messages.ts';

describe('error of loading permissions', () => {
  it('names the missing record', { tags: ['W-260'] }, () => {
    const missing = new ApiError({ status: 404, code: 'user_not_found', message: 'x' });
    expect(permissionMessages.whyNotLoaded('7', missing)).toBe('Permissão com ID 7 não encontrada');
  });

  it('is generic otherwise', { tags: ['W-262'] }, () => {
    const broken = new ApiError({ status: 500, code: 'unexpected', message: 'x' });
    for (const error of [broken, new Error('x')]) {
      expect(permissionMessages.whyNotLoaded('7', error)).toBe('Erro inesperado ao buscar permissão');
    }
  });
});
