import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { assigned, assignmentFailed } from './analysts.messages.ts';

describe('assignment messages', { tags: ['W-231', 'W-232', 'W-233', 'W-569'] }, () => {
  it.each([
    ['Ana', 1, 'Produto atribuído para Ana.'],
    [null, 1, 'Atribuição removida (sem analista).'],
    ['Ana', 3, '3 produtos atribuídos para Ana.'],
    [null, 3, 'Atribuição de 3 produtos removida (sem analista).'],
  ])('confirm the assignment to %s of %i', (name, count, detail) => {
    expect(assigned(name, count)).toEqual({ title: 'Analista atualizado', detail });
  });

  it.each([
    [
      'a network error',
      new ApiError({ status: 0, code: 'network', message: 'Erro de rede' }),
      'Tente novamente mais tarde.',
    ],
    ['an unexpected error', new Error('x'), 'Tente novamente mais tarde.'],
    [
      'a server error',
      new ApiError({ status: 500, code: 'unexpected', message: 'Ocorreu' }),
      'Falha ao designar analista',
    ],
    [
      'a refusal of the server',
      new ApiError({ status: 409, code: 'analyst_changed', message: 'Outra pessoa…' }),
      'Outra pessoa…',
    ],
  ])('explain %s', (_, error, detail) => {
    expect(assignmentFailed(error)).toEqual({ title: 'Falha ao atualizar', detail });
  });
});
