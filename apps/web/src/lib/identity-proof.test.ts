import { sessionErrors } from '@restitui/domain/accounts/session/session.errors.ts';
import { endpoint, enveloped } from '@restitui/domain/wire/endpoint.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { call } from './api-client.ts';
import { onEnrolmentRequired, onIdentityAsked } from './identity-proof.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
const request = vi.spyOn(globalThis, 'fetch');
afterEach(() => request.mockReset());

const sensitive = endpoint('POST /sensivel', { session: 'public', response: enveloped(z.string()) });
const answered = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const { code, message } = sessionErrors.reauthentication_required;
const refuse = () => answered(403, { code, message });

it('asks once for concurrent refusals and repeats each call', async () => {
  const ask = vi.fn(async () => true);
  const remove = onIdentityAsked(ask);
  request.mockImplementation(async () => (ask.mock.calls.length === 0 ? refuse() : answered(200, { data: 'feito' })));
  expect(await Promise.all([call(sensitive), call(sensitive)])).toEqual([{ data: 'feito' }, { data: 'feito' }]);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(request).toHaveBeenCalledTimes(4);
  remove();
});

it('reports the refusal when the user declines, and does not repeat the call', async () => {
  const remove = onIdentityAsked(async () => false);
  request.mockImplementation(async () => refuse());
  await expect(call(sensitive)).rejects.toMatchObject({ code });
  expect(request).toHaveBeenCalledTimes(1);
  remove();
});

it('waits for the dialog of a page that is still loading', async () => {
  const ask = vi.fn(async () => true);
  request.mockImplementation(async () => (ask.mock.calls.length === 0 ? refuse() : answered(200, { data: 'feito' })));
  const answer = call(sensitive);
  await expect.poll(() => request.mock.calls.length).toBe(1);
  const remove = onIdentityAsked(ask);
  expect(await answer).toEqual({ data: 'feito' });
  remove();
});

it('repeats a call once only', async () => {
  const remove = onIdentityAsked(async () => true);
  request.mockImplementation(async () => refuse());
  await expect(call(sensitive)).rejects.toMatchObject({ code });
  expect(request).toHaveBeenCalledTimes(2);
  remove();
});

it('leads to the enrolment when the server accepts nothing else', async () => {
  const enrol = vi.fn();
  onEnrolmentRequired(enrol);
  request.mockImplementation(async () => answered(403, { code: 'second_factor_enrolment_required' }));
  await expect(call(sensitive)).rejects.toMatchObject({ status: 403 });
  expect(enrol).toHaveBeenCalledTimes(1);
});
