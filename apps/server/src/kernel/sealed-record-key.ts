import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { SealedTexts } from '../platform/sealed-texts.ts';

/** A record of a tenant that a token names. */
export interface RecordKey {
  id_tenant: TenantId;
  id: string;
}

/** Returns a token that names a record to callers without a session, sealed with the key of the installation. */
export function sealRecordKey(texts: Pick<SealedTexts, 'seal'>, { id_tenant, id }: RecordKey, place: string): string {
  return texts.seal(`${id_tenant} ${id}`, place);
}

/**
 * Returns the record that a token names, which proves its tenant: undefined for a token that this installation did not
 * make for this place.
 */
export function openRecordKey(texts: Pick<SealedTexts, 'open'>, token: string, place: string): RecordKey | undefined {
  const [id_tenant, id] = texts.open(token, place)?.split(' ') ?? [];
  return id_tenant && id ? { id_tenant: id_tenant as TenantId, id } : undefined;
}
