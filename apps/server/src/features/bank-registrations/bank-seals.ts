import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Platform } from '../../platform/platform.ts';

/** Seals of a tenant's bank credentials: they open in no other tenant's record. */
export function bankSeals({ sealedTexts }: Pick<Platform, 'sealedTexts'>, tenant: TenantId) {
  const place = `banco ${tenant}`;
  return {
    seal: (text: string) => sealedTexts.seal(text, place),
    open: (sealed: string | null | undefined) => (sealed ? (sealedTexts.open(sealed, place) ?? null) : null),
  };
}
