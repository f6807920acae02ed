import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { userMessages } from './users.messages.ts';

const refusal = (status: number, message: string) => new ApiError({ status, code: 'x', message });

describe('failure messages', () => {
  it('of an activation are specific for 404', { tags: ['F-170', 'F-171'] }, () => {
    const title = (error: Error) => userMessages.activationFailed(error).title;
    expect(title(refusal(404, 'x'))).toBe('Erro ao atualizar o status do usuário: Usuário não encontrado');
    expect(title(refusal(403, 'x'))).toBe('Erro ao atualizar o status do usuário: Erro desconhecido');
  });

  it('of a commission are specific for 404', { tags: ['F-257'] }, () => {
    const title = (error: Error) => userMessages.commissionFailed(error).title;
    expect(title(refusal(404, 'x'))).toBe('Erro ao atualizar a comissão do usuário: Usuário não encontrado');
    expect(title(refusal(500, 'x'))).toBe('Erro ao atualizar a comissão do usuário: Erro desconhecido');
  });

  it("of a deletion use the server's message, otherwise a fixed one", { tags: ['F-181'] }, () => {
    expect(userMessages.deletionFailed(refusal(409, 'Ainda responde.')).title).toBe('Ainda responde.');
    expect(userMessages.deletionFailed(refusal(0, 'Erro de rede')).title).toBe('Erro ao tentar deletar usuário.');
  });

  it('of a creation include details where there are any', { tags: ['F-242', 'F-243', 'W-292', 'G-17'] }, () => {
    expect(userMessages.creationFailed(refusal(409, 'Existe.'))).toBe('Erro ao criar usuário. Detalhes: Existe.');
    expect(userMessages.creationFailed(refusal(500, 'Ocorreu'))).toBe('Erro ao criar usuário.');
  });
});
