import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { assigned, assignmentFailed } from './analysts.messages.ts';

describe('what is said of an assignment', () => {
  it.each([
    ['W-231', 'Ana', 1, 'Produto atribuído para Ana.'],
    ['W-232', null, 1, 'Atribuição removida (sem analista).'],
    ['several', 'Ana', 3, '3 produtos atribuídos para Ana.'],
    ['several', null, 3, 'Atribuição de 3 produtos removida (sem analista).'],
  ])('%s to %s of %i', (_, name, count, detail) => {
    expect(assigned(name, count)).toEqual({ title: 'Analista atualizado', detail });
  });

  it.each([
    [
      'W-233 what did not arrive',
      new ApiError({ status: 0, code: 'network', message: 'Erro de rede' }),
      'Tente novamente mais tarde.',
    ],
    ['W-233 what nobody foresaw', new Error('x'), 'Tente novamente mais tarde.'],
    [
      'W-569 the server broke',
      new ApiError({ status: 500, code: 'unexpected', message: 'Ocorreu' }),
      'Falha ao designar analista',
    ],
    [
      'the server refused',
      new ApiError({ status: 409, code: 'analyst_changed', message: 'Outra pessoa…' }),
      'Outra pessoa…',
    ],
  ])('%s', (_, error, detail) => {
    expect(assignmentFailed(error)).toEqual({ title: 'Falha ao atualizar', detail });
  });
});
