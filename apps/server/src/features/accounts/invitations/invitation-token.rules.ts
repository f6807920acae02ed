import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { SealedTexts } from '../../../platform/sealed-texts.ts';

const place = 'convite';

export interface InvitationKey {
  id_tenant: TenantId;
  id: string;
}

/** Returns the token of a link: tenant and id of the invitation, sealed with the key of the installation. */
export function invitationToken(texts: SealedTexts, { id_tenant, id }: InvitationKey): string {
  return texts.seal(`${id_tenant} ${id}`, place);
}

/** Returns undefined for a token that this installation did not make. */
export function readInvitationToken(texts: SealedTexts, token: string): InvitationKey | undefined {
  const [id_tenant, id] = texts.open(token, place)?.split(' ') ?? [];
  return id_tenant && id ? { id_tenant: id_tenant as TenantId, id } : undefined;
}
