import { canEditOidc } from '@restitui/domain/accounts/oidc/oidc.access.ts';
import type { oidcApi } from '@restitui/domain/accounts/oidc/oidc.api.ts';
import { oidcErrors } from '@restitui/domain/accounts/oidc/oidc.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { deleteProvider, findProvider } from '../oidc.repository.ts';

/** Keeps the identities of accounts: a later registration at the same issuer uses them again. */
export async function removeOidcProvider(
  context: Context,
  { params: { provider } }: Input<typeof oidcApi.removeProvider>,
) {
  const { db, actor, tenant } = context;
  requireAccess(canEditOidc(actor), oidcErrors.oidc_settings_denied);
  const { client_id } = required(await findProvider(db, tenant, provider), oidcErrors.oidc_not_configured);
  await deleteProvider(db, tenant, provider);
  const field = `${provider}_client_id`;
  await recordChanges(context, { entity: 'EMPRESA', id: tenant }, { [field]: client_id }, { [field]: null });
  return { data: { removed: true as const } };
}
