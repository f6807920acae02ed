import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { signatureMessages } from './signatures.messages.ts';
import { drawingProblem, originOf, photosProblem, type Signer } from './signer.ts';

const user: Signer = { kind: 'user', id: 'u1', nome: 'Ana', cpf: '52998224725' };
const client: Signer = { kind: 'client', id: 'o1', nome: 'Ana', cnpj: '20000000000107' };
const photo = { size: 10 } as File;
const photos = { fotoPessoa: photo, fotoDoc: photo };

describe('what has to be known before anything is sent', () => {
  it('F-288 F-269 both photos', () => {
    expect(photosProblem(user, photos)).toBeUndefined();
    expect(photosProblem(user, { fotoPessoa: photo })).toBe('Fotos são obrigatórias.');
    expect(photosProblem(user, { fotoDoc: photo })).toBe('Fotos são obrigatórias.');
  });

  it('F-287 the user and the CPF', () => {
    const words = 'Não foi possível identificar o usuário ou o CPF para assinatura.';
    expect(photosProblem({ ...user, cpf: '' }, photos)).toBe(words);
    expect(drawingProblem({ ...user, id: '' }, photo)).toBe(words);
    expect(drawingProblem(user, photo)).toBeUndefined();
  });

  it('F-289 F-290 the id and the CNPJ of a client', () => {
    expect(photosProblem({ ...client, id: '' }, photos)).toBe('ID do cliente não fornecido.');
    expect(drawingProblem({ ...client, cnpj: '' }, photo)).toBe('CNPJ não encontrado para assinatura');
    expect(photosProblem(client, photos)).toBeUndefined();
    expect(drawingProblem(client, photo)).toBeUndefined();
  });

  it('F-279 a drawing with something in it', () => {
    expect(drawingProblem(user, { size: 0 })).toBe('Arquivo de assinatura inválido.');
  });
});

it('D-32 a photo says whether the camera took it or it is a file', () => {
  expect(originOf('fotoPessoa', 'Câmera frontal')).toEqual({ origemPessoa: 'camera', cameraPessoa: 'Câmera frontal' });
  expect(originOf('fotoPessoa', undefined)).toEqual({ origemPessoa: 'arquivo', cameraPessoa: '' });
  expect(originOf('fotoDoc', 'x'.repeat(300)).cameraDoc).toHaveLength(200);
});

describe('what is said when it fails', () => {
  const refused = new ApiError({ status: 409, code: 'x', message: 'Já existe.' });
  const broken = new ApiError({ status: 0, code: 'network', message: 'Erro de rede' });

  it('F-283 F-286 photos: refused with the server’s words, or broken', () => {
    expect(signatureMessages.photosFailed(refused)).toEqual({
      title: 'Falha ao salvar informações.',
      detail: 'Já existe.',
    });
    expect(signatureMessages.photosFailed(broken).title).toBe('Falha ao cadastrar informações.');
  });

  it('F-321 decision: the server’s words, else the listed ones', () => {
    expect(signatureMessages.decisionFailed(refused).title).toBe('Já existe.');
    expect(signatureMessages.decisionFailed(broken).title).toBe('Erro ao atualizar status!');
  });
});
