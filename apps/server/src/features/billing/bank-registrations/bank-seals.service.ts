import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Encrypts and decrypts a tenant's bank credentials, bound to the tenant: no other record can decrypt them. */
export function bankSeals({ sealedTexts }: Pick<Platform, 'sealedTexts'>, tenant: TenantId) {
  const place = `banco ${tenant}`;
  return {
    seal: (text: string) => sealedTexts.seal(text, place),
    open: (sealed: string | null | undefined) => (sealed ? (sealedTexts.open(sealed, place) ?? null) : null),
  };
}
