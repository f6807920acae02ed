import type { OidcProvider } from '@restitui/domain/accounts/oidc/oidc.api.ts';
import type { ProviderRow } from './oidc.repository.ts';

/** Leaves out the secret. */
export function toProviderResponse({
  provider,
  client_id,
  directory,
  domains,
  isActive,
  updatedDate,
}: ProviderRow): OidcProvider {
  return { provider, client_id, directory: directory ?? '', domains, isActive, updatedDate };
}
