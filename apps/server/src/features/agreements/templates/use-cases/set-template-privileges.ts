import { canSetTemplatePrivileges } from '@restitui/domain/agreements/templates/templates.access.ts';
import type { templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import { templateErrors } from '@restitui/domain/agreements/templates/templates.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { areDeletedTemplatesEnabled, upsertTemplatePrivileges } from '../template-privileges.repository.ts';

export async function setTemplatePrivileges(
  context: Context,
  { body: { granted } }: Input<typeof templatesApi.setPrivileges>,
) {
  const { db, actor, tenant, platform } = context;
  requireAccess(canSetTemplatePrivileges(actor, tenant), templateErrors.contract_privileges_denied);

  const at = platform.clock.now().toISOString();
  const before = { privilegios: await areDeletedTemplatesEnabled(db, tenant) };
  await upsertTemplatePrivileges(db, { id_tenant: tenant, granted, id_user: actor.id, at });
  await recordChanges(context, { entity: 'EMPRESA', id: tenant }, before, { privilegios: granted });
  return { data: { id_tenant: tenant, granted } };
}
