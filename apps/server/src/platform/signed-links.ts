import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Clock } from './clock.ts';
import { derivedKey } from './derived-key.ts';

/** The target of a link and the viewer it was made for. */
export interface LinkClaims {
  /** The feature that opens it. */
  purpose: string;
  id_tenant: TenantId;
  /** The row that the file belongs to, and the file's key in the storage. */
  id: string;
  file: string;
  viewer: { who: 'staff' | 'client'; id: string };
}

/** Links to single files, valid for five minutes for any holder. */
export interface SignedLinks {
  make: (claims: LinkClaims) => string;
  /** Returns undefined when the link is forged or expired. */
  read: (link: string) => LinkClaims | undefined;
}

const goodFor = 5 * 60 * 1000;
const maxLength = 2_000;

export function signedLinks(secretKey: string, clock: Clock): SignedLinks {
  const key = derivedKey(secretKey, 'restitui signed links');
  const signatureOf = (payload: string) => createHmac('sha256', key).update(payload).digest();

  return {
    make(claims) {
      const payload = Buffer.from(JSON.stringify({ ...claims, until: clock.now().getTime() + goodFor })).toString(
        'base64url',
      );
      return `/api/files/${payload}.${signatureOf(payload).toString('base64url')}`;
    },
    read(link) {
      const [payload = '', signature = '', ...more] = link.slice(0, maxLength).split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(payload);
      // Accepts only the canonical base64url spelling of a signature.
      if (more.length > 0 || given.toString('base64url') !== signature) return undefined;
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const { until, ...claims } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as LinkClaims & {
        until: number;
      };
      return clock.now().getTime() < until ? claims : undefined;
    },
  };
}
