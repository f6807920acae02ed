import { afterEach, expect, it, vi } from 'vitest';
import { nextStep } from './next-steps.ts';

const session = vi.hoisted(() => ({ client: undefined as object | undefined }));
vi.mock(import('./session-store.ts'), async (load) => ({
  ...(await load()),
  currentClient: (() => session.client) as Awaited<ReturnType<typeof load>>['currentClient'],
}));
afterEach(() => {
  session.client = undefined;
});

it('tells an owner, who has no CEO to ask, how to open the contract of another owner', { tags: ['D-50'] }, () => {
  const denied = 'Você não tem permissão para acessar este cliente.';
  expect(nextStep(denied)).toBe('Peça o acesso a quem responde pelo cliente ou ao CEO.');
  session.client = {};
  expect(nextStep(denied)).toBe('Você entrou como outra pessoa. Saia e entre com o CPF do proprietário.');
  expect(nextStep('Erro de rede')).toBe('Confira a conexão e tente de novo.');
});
