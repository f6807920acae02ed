import { type BrandingPicture, defaultPictures } from '@restitui/domain/tenants/branding-edit.ts';
import { localHosts } from '@restitui/domain/tenants/local-host.ts';
import { canEditBranding, canReadTenantCommission } from '@restitui/domain/tenants/tenants.access.ts';
import type { tenantsApi } from '@restitui/domain/tenants/tenants.api.ts';
import { tenantErrors } from '@restitui/domain/tenants/tenants.errors.ts';
import type { Issue } from '@restitui/domain/wire/errors.ts';
import { AppError, requireAccess, required } from '../../../kernel/app-error.ts';
import type { StaffSession, UploadInput } from '../../../kernel/context.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import { holderOf } from '../host-tenant.ts';
import { type Addresses, refusePictures, removePictures, storePictures } from '../tenant-pictures.ts';
import { listTenants, lockAddresses, type TenantRow, tenantOnWire, updateTenant } from '../tenants.repository.ts';

type Edit = Awaited<ReturnType<UploadInput<typeof tenantsApi.updateBranding>['receive']>>['body'];

/** Pictures that are not sent stay; those that are replaced go once the new brand is stored. */
export async function updateBranding(
  session: StaffSession,
  { receive }: UploadInput<typeof tenantsApi.updateBranding>,
) {
  const { actor, tenant, inTenant, platform } = session;
  const { files: storage } = platform;
  const allowed = canEditBranding(actor);
  const { body, files, refused } = await receive({ keepFiles: allowed });
  requireAccess(allowed, tenantErrors.branding_denied);
  refusePictures(refused);
  const sent = await storePictures(storage, tenant, files);

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
    await recordChanges({ ...session, db }, { entity: 'EMPRESA', id: tenant }, before, values);
    return { before, after };
  }).catch(async (error) => {
    const shown = await inTenant(tenant, listTenants);
    await removePictures(storage, Object.values(sent), shown.flatMap(picturesOf));
    throw error;
  });
  // A new company begins with the provider's icon.
  const shown = await inTenant(tenant, listTenants);
  await removePictures(storage, picturesOf(before), shown.flatMap(picturesOf));
  return { data: tenantOnWire(after, canReadTenantCommission(actor)) };
}

const picturesOf = ({ icon, logos }: TenantRow) => [icon, logos.light, logos.dark];

/** A picture that is sent along counts, though it be said to go. */
function valuesOf(before: TenantRow, body: Edit, sent: Addresses) {
  const { title, primary, secondary, accent, domain, hosts, landing, codigoAoAssinar, remover = [] } = body;
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
    icon: pictureOf('icon'),
    logos: { light: pictureOf('logo_light'), dark: pictureOf('logo_dark') },
  };
}

/** One address shows one brand; the names of this machine are the provider's. */
function refuseTakenAddresses(tenants: readonly TenantRow[], own: TenantRow, { domain, hosts = [] }: Edit): void {
  const others = tenants.filter(({ id }) => id !== own.id);
  const issueOf = (path: string, name: string): Issue[] => {
    const holder = holderOf(others, name);
    const reserved = !own.isProvider && localHosts.includes(name);
    if (holder) return [{ path, message: `${name} já é de ${holder.title}.` }];
    return reserved ? [{ path, message: `${name} é reservado ao provedor.` }] : [];
  };
  const issues = [...(domain ? issueOf('domain', domain) : []), ...hosts.flatMap((host) => issueOf('hosts', host))];
  if (issues.length > 0) throw new AppError(tenantErrors.address_taken, { issues });
}
