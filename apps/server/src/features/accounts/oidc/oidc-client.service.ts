import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { OidcClient } from '../../../platform/identity-providers.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ProviderRow } from './oidc.repository.ts';

const placeOf = (tenant: TenantId, provider: string) => `oidc ${tenant} ${provider}`;

/** Encrypts a client secret for one tenant and provider: no other record can decrypt it. */
export function sealSecret(
  { sealedTexts }: Pick<Platform, 'sealedTexts'>,
  { id_tenant, provider }: Pick<ProviderRow, 'id_tenant' | 'provider'>,
  secret: string,
): string {
  return sealedTexts.seal(secret, placeOf(id_tenant, provider));
}

/** Returns the registration as a provider expects it; undefined when its secret cannot be decrypted. */
export function clientOf(
  { sealedTexts }: Pick<Platform, 'sealedTexts'>,
  { id_tenant, provider, client_id, secret_sealed, directory }: ProviderRow,
): OidcClient | undefined {
  const client_secret = sealedTexts.open(secret_sealed, placeOf(id_tenant, provider));
  return client_secret === undefined ? undefined : { provider, client_id, client_secret, directory };
}
