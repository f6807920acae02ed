import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { identityCheckMessages } from './identity-checks.messages.ts';
import { drawingProblem, originOf, photosProblem, type Signer } from './signer.ts';

const user: Signer = { kind: 'user', id: 'u1', nome: 'Ana', cpf: '52998224725' };
const client: Signer = { kind: 'client', id: 'o1', nome: 'Ana', cnpj: '20000000000107' };
const photo = { size: 10 } as File;
const photos = { fotoPessoa: photo, fotoDoc: photo };

describe('checks before sending', () => {
  it('require both photos', { tags: ['F-288', 'F-269'] }, () => {
    expect(photosProblem(user, photos)).toBeUndefined();
    expect(photosProblem(user, { fotoPessoa: photo })).toBe('Fotos são obrigatórias.');
    expect(photosProblem(user, { fotoDoc: photo })).toBe('Fotos são obrigatórias.');
  });

  it('require the user and the CPF', { tags: ['F-287'] }, () => {
    const words = 'Não foi possível identificar o usuário ou o CPF para assinatura.';
    expect(photosProblem({ ...user, cpf: '' }, photos)).toBe(words);
    expect(drawingProblem({ ...user, id: '' }, photo)).toBe(words);
    expect(drawingProblem(user, photo)).toBeUndefined();
  });

  it('require the id and the CNPJ of a client', { tags: ['F-289', 'F-290'] }, () => {
    expect(photosProblem({ ...client, id: '' }, photos)).toBe('ID do cliente não fornecido.');
    expect(drawingProblem({ ...client, cnpj: '' }, photo)).toBe('CNPJ não encontrado para assinatura');
    expect(photosProblem(client, photos)).toBeUndefined();
    expect(drawingProblem(client, photo)).toBeUndefined();
  });

  it('require a non-empty drawing', { tags: ['F-279'] }, () => {
    expect(drawingProblem(user, { size: 0 })).toBe('Arquivo de assinatura inválido.');
  });
});

it('declare whether a photo was taken by the camera or is a file', { tags: ['D-32'] }, () => {
  expect(originOf('fotoPessoa', 'Câmera frontal')).toEqual({ origemPessoa: 'camera', cameraPessoa: 'Câmera frontal' });
  expect(originOf('fotoPessoa', undefined)).toEqual({ origemPessoa: 'arquivo', cameraPessoa: '' });
  expect(originOf('fotoDoc', 'x'.repeat(300)).cameraDoc).toHaveLength(200);
});

describe('failure messages', () => {
  const refused = new ApiError({ status: 409, code: 'x', message: 'Já existe.' });
  const broken = new ApiError({ status: 0, code: 'network', message: 'Erro de rede' });

  it("use the server's message for refused photos, a fixed one otherwise", { tags: ['F-283', 'F-286'] }, () => {
    expect(identityCheckMessages.photosFailed(refused)).toEqual({
      title: 'Falha ao salvar informações.',
      detail: 'Já existe.',
    });
    expect(identityCheckMessages.photosFailed(broken).title).toBe('Falha ao cadastrar informações.');
  });

  it("use the server's message for a failed decision, a fixed one otherwise", { tags: ['F-321'] }, () => {
    expect(identityCheckMessages.decisionFailed(refused).title).toBe('Já existe.');
    expect(identityCheckMessages.decisionFailed(broken).title).toBe('Erro ao atualizar status!');
  });
});
