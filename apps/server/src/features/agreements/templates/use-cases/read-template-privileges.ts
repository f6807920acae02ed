import { canSeeTemplates } from '@restitui/domain/agreements/templates/templates.access.ts';
import type { templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import { templateErrors } from '@restitui/domain/agreements/templates/templates.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { areDeletedTemplatesEnabled } from '../template-privileges.repository.ts';

export async function readTemplatePrivileges(
  { db, actor, tenant }: Context,
  _: Input<typeof templatesApi.readPrivileges>,
) {
  requireAccess(canSeeTemplates(actor), templateErrors.contracts_denied);

  return { data: { id_tenant: tenant, granted: await areDeletedTemplatesEnabled(db, tenant) } };
}
