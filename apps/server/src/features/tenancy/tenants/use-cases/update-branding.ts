import { type BrandingPicture, defaultPictures } from '@restitui/domain/tenancy/tenants/branding-edit.ts';
import { localHosts } from '@restitui/domain/tenancy/tenants/local-host.ts';
import type { tenantChangesApi } from '@restitui/domain/tenancy/tenants/tenant-changes.api.ts';
import { canEditBranding, canReadTenantCommission } from '@restitui/domain/tenancy/tenants/tenants.access.ts';
import { tenantErrors } from '@restitui/domain/tenancy/tenants/tenants.errors.ts';
import type { Issue } from '@restitui/domain/wire/errors.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import type { UploadInput } from '../../../../kernel/use-case.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { tenantUsingName } from '../host-tenant.rules.ts';
import { toTenantResponse } from '../tenant.wire.ts';
import { type Addresses, refusePictures, removePictures, storePictures } from '../tenant-pictures.upload.ts';
import { listTenants, lockAddresses, type TenantRow, updateTenant } from '../tenants.repository.ts';

type Edit = Awaited<ReturnType<UploadInput<typeof tenantChangesApi.updateBranding>['receive']>>['body'];

/** Updates a brand. Pictures that are not sent are kept; replaced ones are deleted once the new brand is stored. */
export async function updateBranding(
  context: Context<UserActor, OwnTransactions>,
  { receive }: UploadInput<typeof tenantChangesApi.updateBranding>,
) {
  const { actor, tenant, inTenant, platform } = context;
  const { files: storage } = platform;
  const allowed = canEditBranding(actor);
  const { body, files, refused } = await receive({ keepFiles: allowed });
  requireAccess(allowed, tenantErrors.branding_denied);
  refusePictures(refused);
  const sent = await storePictures(platform, tenant, files);

  const { before, after } = await inTenant(tenant, async (db) => {
    await lockAddresses(db);
    const tenants = await listTenants(db);
    const before = required(
      tenants.find(({ id }) => id === tenant),
      tenantErrors.tenant_not_found,
    );
    refuseTakenAddresses(tenants, before, body);
    const values = valuesOf(before, body, sent);
    const after = required(await updateTenant(db, tenant, values), tenantErrors.tenant_not_found);
    await recordChanges({ ...context, db }, { entity: 'EMPRESA', id: tenant }, before, values);
    return { before, after };
  }).catch(async (error) => {
    const shown = await inTenant(tenant, listTenants);
    await removePictures(storage, Object.values(sent), shown.flatMap(picturesOf));
    throw error;
  });
  // A new company inherits the provider's icon.
  const shown = await inTenant(tenant, listTenants);
  await removePictures(storage, picturesOf(before), shown.flatMap(picturesOf));
  return { data: toTenantResponse(after, canReadTenantCommission(actor)) };
}

const picturesOf = ({ icon, logos }: TenantRow) => [icon, logos.light, logos.dark];

/** An uploaded picture takes precedence over a request to remove it. */
function valuesOf(before: TenantRow, body: Edit, sent: Addresses) {
  const { title, primary, secondary, accent, domain, hosts, landing, remover = [] } = body;
  const { codigoAoAssinar, ordemAssinatura, diasParaAssinar, multaMaxima, jurosMaximos } = body;
  const stored = { logo_light: before.logos.light, logo_dark: before.logos.dark, icon: before.icon };
  const pictureOf = (field: BrandingPicture) =>
    sent[field] ?? (remover.includes(field) ? defaultPictures : stored)[field];
  return {
    title,
    colours: { primary, secondary, accent },
    ...(domain !== undefined && { domain }),
    ...(hosts && { hosts }),
    ...(landing && { landing }),
    ...(codigoAoAssinar !== undefined && { codigoAoAssinar }),
    ...(ordemAssinatura && { ordemAssinatura }),
    ...(diasParaAssinar !== undefined && { diasParaAssinar }),
    ...(multaMaxima !== undefined && { multaMaxima }),
    ...(jurosMaximos !== undefined && { jurosMaximos }),
    icon: pictureOf('icon'),
    logos: { light: pictureOf('logo_light'), dark: pictureOf('logo_dark') },
  };
}

/** An address belongs to one tenant; local host names belong to the provider. */
function refuseTakenAddresses(tenants: readonly TenantRow[], own: TenantRow, { domain, hosts = [] }: Edit): void {
  const others = tenants.filter(({ id }) => id !== own.id);
  const issueOf = (path: string, name: string): Issue[] => {
    const holder = tenantUsingName(others, name);
    const reserved = !own.isProvider && localHosts.includes(name);
    if (holder) return [{ path, message: `${name} já é de ${holder.title}.` }];
    return reserved ? [{ path, message: `${name} é reservado ao provedor.` }] : [];
  };
  const issues = [...(domain ? issueOf('domain', domain) : []), ...hosts.flatMap((host) => issueOf('hosts', host))];
  if (issues.length > 0) throw new AppError(tenantErrors.address_taken, { issues });
}
