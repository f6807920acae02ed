import { canDeleteTemplate } from '@restitui/domain/agreements/templates/templates.access.ts';
import type { templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import { templateErrors } from '@restitui/domain/agreements/templates/templates.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { toTemplateResponse } from '../template.wire.ts';
import { findTemplate, markTemplateDeleted } from '../templates.repository.ts';

/** Soft delete: agreements written from it keep their reference. */
export async function deleteTemplate(context: Context, { params: { id } }: Input<typeof templatesApi.remove>) {
  const { db, actor, tenant, platform } = context;
  const found = required(await findTemplate(db, tenant, id), templateErrors.contract_not_found);
  requireAccess(canDeleteTemplate(actor, tenant), templateErrors.contract_delete_denied);

  const deletedAt = platform.clock.now().toISOString();
  if (!(await markTemplateDeleted(db, tenant, id, deletedAt))) {
    throw new AppError(templateErrors.contract_already_deleted);
  }
  await recordChanges(context, { entity: 'MODELO_DE_CONTRATO', id }, { excluido: false }, { excluido: true });
  return { data: toTemplateResponse({ ...found, deletedAt }) };
}
