import { afterEach, expect, it, vi } from 'vitest';
import { openSigning } from './open-signing.ts';

const error = vi.hoisted(() => vi.fn());
vi.mock('../../lib/toast.ts', () => ({ notify: { error } }));
const open = vi.fn();
vi.stubGlobal('window', { open });
afterEach(() => vi.clearAllMocks());

it('I-280 signing is not opened for no client', () => {
  openSigning('', 'http://a.test/login-client-minuta?id=');
  expect(error).toHaveBeenCalledExactlyOnceWith('ID do cliente não está definido. Verifique os dados.');
  expect(open).not.toHaveBeenCalled();
});

it('I-282 what does not open is told', () => {
  open.mockReturnValue(null);
  openSigning('1', 'http://a.test');
  expect(error).toHaveBeenCalledExactlyOnceWith('Houve um problema ao navegar para a assinatura.');
});

it('G-11 what opens cannot reach back', () => {
  const opened = { opener: 'here' };
  open.mockReturnValue(opened);
  openSigning('1', 'http://a.test');
  expect([opened.opener, error.mock.calls]).toEqual([null, []]);
});
