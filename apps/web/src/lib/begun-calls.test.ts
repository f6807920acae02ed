import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeBegunCall } from './begun-calls.ts';

describe('a call that began before the app', () => {
  const reply = new Response();
  const begin = (token?: string) => {
    globalThis.begunCalls = new Map([['/api/x', { token, reply: Promise.resolve(reply) }]]);
  };
  const get = (authorization?: string) =>
    takeBegunCall({
      method: 'GET',
      url: '/api/x',
      headers: authorization ? { Authorization: authorization } : {},
    });
  afterEach(() => {
    globalThis.begunCalls = undefined;
    vi.restoreAllMocks();
  });

  it('is taken once', async () => {
    begin('T');
    expect(await get('Bearer T')).toBe(reply);
    expect(get('Bearer T')).toBeUndefined();
  });

  it('is not taken with another session', () => {
    begin('T');
    expect(get('Bearer other')).toBeUndefined();
    expect(get('Bearer T')).toBeUndefined();
  });

  it('is taken by any session where it needs none', async () => {
    begin();
    expect(await get('Bearer T')).toBe(reply);
  });

  it('is dropped by a change', () => {
    begin('T');
    expect(takeBegunCall({ method: 'POST', url: '/api/y', headers: {} })).toBeUndefined();
    expect(get('Bearer T')).toBeUndefined();
  });

  it('is dropped after the first seconds', () => {
    begin('T');
    vi.spyOn(performance, 'now').mockReturnValue(10_001);
    expect(get('Bearer T')).toBeUndefined();
  });
});
