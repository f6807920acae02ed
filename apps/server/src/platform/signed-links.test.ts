import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { describe, expect, it } from 'vitest';
import { type LinkClaims, signedLinks } from './signed-links.ts';

let now = new Date('2026-11-20T12:00:00Z');
const clock = { now: () => now };
const links = signedLinks('a'.repeat(64), clock);
const claims: LinkClaims = {
  purpose: 'signature',
  id_tenant: '20000000000107' as TenantId,
  id: 'registro',
  file: 'signatures/foto',
  viewer: { who: 'staff', id: 'pessoa' },
};
const made = () => links.make(claims).replace('/api/files/', '');

describe('links to one file', { tags: ['D-36'] }, () => {
  it('return their claims for five minutes', () => {
    const link = made();
    expect(links.read(link)).toMatchObject(claims);
    now = new Date(now.getTime() + 5 * 60_000 - 1);
    expect(links.read(link)).toMatchObject(claims);
    now = new Date(now.getTime() + 1);
    expect(links.read(link)).toBeUndefined();
  });

  it('return nothing when forged', () => {
    const link = made();
    const [payload = '', signature = ''] = link.split('.');
    const other = Buffer.from(JSON.stringify({ ...claims, id: 'outro', until: now.getTime() + 1 })).toString(
      'base64url',
    );
    const forged = [
      '',
      '.',
      payload,
      `${payload}.`,
      `.${signature}`,
      `${other}.${signature}`,
      `${payload}.${signature}A`,
      `${payload}.${signature}=`,
      `${payload}.${signature}.${signature}`,
      `${payload}.${Buffer.alloc(32).toString('base64url')}`,
      `${payload}${'A'.repeat(3_000)}.${signature}`,
      signedLinks('b'.repeat(64), clock).make(claims).replace('/api/files/', ''),
    ];
    for (const text of forged) expect([text, links.read(text)]).toEqual([text, undefined]);
  });
});
