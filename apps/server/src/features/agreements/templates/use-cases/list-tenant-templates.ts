import { canSeeDeletedTemplates, canSeeTemplates } from '@restitui/domain/agreements/templates/templates.access.ts';
import type { templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import { templateErrors } from '@restitui/domain/agreements/templates/templates.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { toTemplateResponse } from '../template.wire.ts';
import { areDeletedTemplatesEnabled } from '../template-privileges.repository.ts';
import { listTemplates } from '../templates.repository.ts';

export async function listTenantTemplates({ db, actor, tenant }: Context, { query }: Input<typeof templatesApi.list>) {
  requireAccess(canSeeTemplates(actor), templateErrors.contracts_denied);
  if (query.isAtivo === 'false') {
    const granted = await areDeletedTemplatesEnabled(db, tenant);
    requireAccess(canSeeDeletedTemplates(actor, granted), templateErrors.deleted_contracts_denied);
  }

  const { data, page } = await listTemplates(db, tenant, query);
  return { data: data.map(toTemplateResponse), page };
}
