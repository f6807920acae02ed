import { canCreateTemplate } from '@restitui/domain/agreements/templates/templates.access.ts';
import type { templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import { templateErrors as errors } from '@restitui/domain/agreements/templates/templates.errors.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import type { UploadInput } from '../../../../kernel/use-case.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { readUpload, storeUpload } from '../store-template-document.service.ts';
import { toTemplateResponse } from '../template.wire.ts';
import { deleteUnfinishedTemplates } from '../template-versions.repository.ts';
import { findActiveTemplate, insertTemplate } from '../templates.repository.ts';

/** Creates a template with its document in one transaction. A template that never got a document gives way to it. */
export async function publishTemplate(
  context: Context<UserActor, OwnTransactions>,
  { receive }: UploadInput<typeof templatesApi.publish>,
) {
  const { actor, tenant, platform, inTenant } = context;
  const mayCreate = canCreateTemplate(actor, tenant);
  const { body, ...received } = await receive({ keepFiles: mayCreate });
  requireAccess(mayCreate, errors.contract_create_denied);
  const { nameContrato, typeContrato } = body;
  const taken = await inTenant(tenant, (db) => findActiveTemplate(db, tenant, typeContrato));
  if (taken?.document) throw new AppError(errors.contract_type_taken);

  const upload = await readUpload(context, received, typeContrato);
  return inTenant(tenant, async (db) => {
    const now = platform.clock.now();
    await deleteUnfinishedTemplates(db, tenant, new Date(now.getTime() + 1), typeContrato);
    const row = { id: newId(), id_tenant: tenant, nameContrato, typeContrato, id_user: actor.id };
    const inserted = await insertTemplate(db, { ...row, createdDate: now.toISOString() });
    const template = required(inserted, errors.contract_type_taken);
    const document = await storeUpload(context, db, template.id, upload);
    const record = { entity: 'MODELO_DE_CONTRATO', id: template.id } as const;
    await recordChanges({ ...context, db }, record, {}, { nameContrato, typeContrato, documento: upload.nome });
    return { data: toTemplateResponse({ ...template, document, versao: 1 }) };
  });
}
