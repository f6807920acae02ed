import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint, enveloped, paged, pageQuery } from './endpoint.ts';

describe('declaration of an endpoint', { tags: ['D-15'] }, () => {
  it('splits method and path and keeps everything else', () => {
    const call = endpoint('GET /coisas/:id', { session: 'any', response: enveloped(z.string()) });
    expect(call).toMatchObject({ method: 'GET', path: '/coisas/:id', session: 'any' });
  });

  it('wraps the response in an envelope, a list with its page', () => {
    expect(enveloped(z.string()).parse({ data: 'a', more: 1 })).toEqual({ data: 'a' });
    const list = paged(z.string());
    expect(list.parse({ data: [] })).toEqual({ data: [] });
    expect(list.parse({ data: ['a'], page: { number: 1, size: 50, total: 1 } }).page?.total).toBe(1);
  });

  it('returns the first fifty rows without a page', () => {
    expect(pageQuery.parse({})).toEqual({ page: 1, pageSize: 50 });
    expect(pageQuery.safeParse({ page: '0' }).success).toBe(false);
    expect(pageQuery.safeParse({ pageSize: '1000' }).success).toBe(false);
  });
});
