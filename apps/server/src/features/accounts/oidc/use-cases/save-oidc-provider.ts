import { formatInstant } from '@restitui/brazil/day.ts';
import { canEditOidc } from '@restitui/domain/accounts/oidc/oidc.access.ts';
import type { oidcApi } from '@restitui/domain/accounts/oidc/oidc.api.ts';
import { oidcErrors } from '@restitui/domain/accounts/oidc/oidc.errors.ts';
import { directoryMissing, secretMissing } from '@restitui/domain/accounts/oidc/oidc-provider-form.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { type Issue, wireErrors } from '@restitui/domain/wire/errors.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { findProvider, putProvider } from '../oidc.repository.ts';
import { sealSecret } from '../oidc-client.service.ts';
import { toProviderResponse } from '../oidc-provider.wire.ts';

/** Saves the registration. The secret is kept when it is not sent again. */
export async function saveOidcProvider(
  context: Context,
  { params: { provider }, body: { client_secret, directory, ...fields } }: Input<typeof oidcApi.saveProvider>,
) {
  const { db, actor, tenant, platform } = context;
  requireAccess(canEditOidc(actor), oidcErrors.oidc_settings_denied);
  const stored = await findProvider(db, tenant, provider);
  const issues: Issue[] = [
    ...(!stored && client_secret === '' ? [{ path: 'client_secret', message: secretMissing }] : []),
    ...(provider === 'microsoft' && directory === '' ? [{ path: 'directory', message: directoryMissing }] : []),
  ];
  if (issues.length > 0) throw new AppError(wireErrors.invalid_input, { issues });

  const place = { id_tenant: tenant, provider };
  const row = {
    ...fields,
    ...place,
    directory: provider === 'microsoft' ? directory : null,
    secret_sealed: client_secret === '' ? (stored?.secret_sealed ?? '') : sealSecret(platform, place, client_secret),
    updatedDate: platform.clock.now().toISOString(),
  };
  await putProvider(db, row);
  await recordChanges(context, { entity: 'EMPRESA', id: tenant }, recorded(provider, stored), {
    ...recorded(provider, row),
    ...(client_secret !== '' && {
      [`${provider}_client_secret`]: `Segredo de ${formatInstant(row.updatedDate)} (oculto)`,
    }),
  });
  return { data: toProviderResponse(row) };
}

/** The fields of a registration in the change history, without the secret. */
function recorded(
  provider: string,
  row: { client_id: string; directory: string | null; domains: string[]; isActive: boolean } | undefined,
): Record<string, unknown> {
  if (!row) return {};
  const { client_id, directory, domains, isActive } = row;
  const values = { client_id, directory, domains: domains.join(', '), isActive };
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [`${provider}_${field}`, value]));
}
