import { afterEach, expect, it, vi } from 'vitest';
import { openSigningPage } from './open-signing-page.ts';

const error = vi.hoisted(() => vi.fn());
vi.mock('../../../lib/toast.ts', () => ({ notify: { error } }));
const open = vi.fn();
vi.stubGlobal('window', { open });
afterEach(() => vi.clearAllMocks());

it('reports a missing client without opening a window', { tags: ['I-280'] }, () => {
  openSigningPage('', 'http://a.test/login-client-minuta?id=');
  expect(error).toHaveBeenCalledExactlyOnceWith('ID do cliente não está definido. Verifique os dados.');
  expect(open).not.toHaveBeenCalled();
});

it('reports a blocked window', { tags: ['I-282'] }, () => {
  open.mockReturnValue(null);
  openSigningPage('1', 'http://a.test');
  expect(error).toHaveBeenCalledExactlyOnceWith('Houve um problema ao navegar para a assinatura.');
});

it('clears the opener of the new window', { tags: ['G-11'] }, () => {
  const opened = { opener: 'here' };
  open.mockReturnValue(opened);
  openSigningPage('1', 'http://a.test');
  expect([opened.opener, error.mock.calls]).toEqual([null, []]);
});
