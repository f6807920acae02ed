import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint, enveloped, paged, pageQuery } from './endpoint.ts';

describe('D-15 the declaration of a call', () => {
  it('keeps method and path apart and everything else as it is', () => {
    const call = endpoint('GET /coisas/:id', { session: 'any', response: enveloped(z.string()) });
    expect(call).toMatchObject({ method: 'GET', path: '/coisas/:id', session: 'any' });
  });

  it('answers in an envelope, a list with its page', () => {
    expect(enveloped(z.string()).parse({ data: 'a', more: 1 })).toEqual({ data: 'a' });
    const list = paged(z.string());
    expect(list.parse({ data: [] })).toEqual({ data: [] });
    expect(list.parse({ data: ['a'], page: { number: 1, size: 50, total: 1 } }).page?.total).toBe(1);
  });

  it('gives the first fifty when no page is asked for', () => {
    expect(pageQuery.parse({})).toEqual({ page: 1, pageSize: 50 });
    expect(pageQuery.safeParse({ page: '0' }).success).toBe(false);
    expect(pageQuery.safeParse({ pageSize: '1000' }).success).toBe(false);
  });
});
