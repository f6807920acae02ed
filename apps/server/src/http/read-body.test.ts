import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBody } from './read-body.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function incoming(headers: Record<string, string> = {}) {
  const stream = new PassThrough();
  return { stream, request: Object.assign(stream, { headers }) as unknown as IncomingMessage };
}

const refusedWith = (code: string) => expect.objectContaining({ definition: expect.objectContaining({ code }) });

describe('reading a body', () => {
  it('returns up to the permitted bytes', async () => {
    const { stream, request } = incoming();
    const body = readBody(request, request, 10);
    stream.write('01234');
    stream.end('56789');
    expect((await body).toString()).toBe('0123456789');
  });

  it('refuses one byte more, before the end has arrived', async () => {
    const { stream, request } = incoming();
    const body = readBody(request, request, 10);
    stream.write('0123456789A');
    await expect(body).rejects.toEqual(refusedWith('too_large'));
  });

  it('refuses a longer body by its Content-Length, before a byte has arrived', async () => {
    const { request } = incoming({ 'content-length': '11' });
    await expect(readBody(request, request, 10)).rejects.toEqual(refusedWith('too_large'));
  });

  it('refuses a body that differs from its Content-Length', async () => {
    const { stream, request } = incoming({ 'content-length': '5' });
    const body = readBody(request, request, 10);
    stream.end('0123');
    await expect(body).rejects.toEqual(refusedWith('invalid_input'));
  });

  it('refuses a body whose connection breaks', async () => {
    const { stream, request } = incoming();
    const body = readBody(request, request, 10);
    stream.write('0123');
    stream.destroy(new Error('aborted'));
    await expect(body).rejects.toEqual(refusedWith('invalid_input'));
  });

  it('ends a body that never ends', async () => {
    const { stream, request } = incoming();
    const body = readBody(request, request, 10);
    stream.write('0123');
    vi.advanceTimersByTime(60_000);
    await expect(body).rejects.toEqual(refusedWith('body_timeout'));
  });

  it('drains what it refuses for a while, then cuts the connection', async () => {
    const { stream, request } = incoming();
    const body = readBody(request, request, 10);
    stream.write('0123456789A');
    await expect(body).rejects.toEqual(refusedWith('too_large'));
    expect(stream.isPaused()).toBe(false);
    vi.advanceTimersByTime(5_000);
    expect(stream.destroyed).toBe(true);
  });
});
