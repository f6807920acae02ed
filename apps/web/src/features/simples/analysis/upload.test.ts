import type { User } from '@restitui/domain/accounts/users/users.api.ts';
import { expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
vi.stubGlobal('sessionStorage', { removeItem: () => {} });

/** An XMLHttpRequest whose connection breaks. */
class BrokenRequest {
  upload = {};
  onerror = () => {};
  open() {}
  setRequestHeader() {}
  send() {
    this.onerror();
  }
}
vi.stubGlobal('XMLHttpRequest', BrokenRequest);

const { signIn } = await import('../../../lib/session-store.ts');
const { queryClient } = await import('../../../lib/query-client.ts');
const { uploadAnalysis } = await import('./simples-analysis.queries.ts');
const { uploadProgress } = await import('../../../lib/upload-progress.ts');

it('upload without a response fails under its required name and keeps the cause for the screen', {
  tags: ['W-123', 'C-05'],
}, async () => {
  signIn({ token: 'segredo', user: { id: '1', name: 'Ana', typeUser: 'ADMIN' } as User });
  const zip = new File(['PK'], 'a.zip');
  const upload = queryClient.getMutationCache().build(queryClient, uploadAnalysis('a1'));
  await expect(upload.execute({ xml: zip, pgdas: zip })).rejects.toThrow('Erro ao criar assinatura');
  expect(uploadProgress.of('a1')).toMatchObject({ failure: 'Erro de rede' });
});
