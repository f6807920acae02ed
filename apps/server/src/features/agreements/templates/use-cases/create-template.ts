import { canCreateTemplate } from '@restitui/domain/agreements/templates/templates.access.ts';
import type { templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import { templateErrors } from '@restitui/domain/agreements/templates/templates.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { toTemplateResponse } from '../template.wire.ts';
import { deleteUnfinishedTemplates } from '../template-versions.repository.ts';
import { insertTemplate } from '../templates.repository.ts';
import { unfinishedBefore } from '../unfinished-templates.rules.ts';

/** Takes a type, until its document arrives, for `minutesToFinish` (decision 055). */
export async function createTemplate(
  context: Context,
  { body: { nameContrato, typeContrato } }: Input<typeof templatesApi.create>,
) {
  const { db, actor, tenant, platform } = context;
  requireAccess(canCreateTemplate(actor, tenant), templateErrors.contract_create_denied);

  const now = platform.clock.now();
  await deleteUnfinishedTemplates(db, tenant, unfinishedBefore(now), typeContrato);
  const created = await insertTemplate(db, {
    id: newId(),
    id_tenant: tenant,
    nameContrato,
    typeContrato,
    id_user: actor.id,
    createdDate: now.toISOString(),
  });
  const { id } = required(created, templateErrors.contract_type_taken);
  await recordChanges(context, { entity: 'MODELO_DE_CONTRATO', id }, {}, { nameContrato, typeContrato });
  return { data: toTemplateResponse(required(created, templateErrors.contract_type_taken)) };
}
