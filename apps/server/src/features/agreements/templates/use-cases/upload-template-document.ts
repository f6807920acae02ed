import { canCreateTemplate } from '@restitui/domain/agreements/templates/templates.access.ts';
import type { templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import { templateErrors as errors } from '@restitui/domain/agreements/templates/templates.errors.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import type { UploadInput } from '../../../../kernel/use-case.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { readUpload, storeUpload } from '../store-template-document.service.ts';
import { toTemplateResponse } from '../template.wire.ts';
import { findActiveTemplate } from '../templates.repository.ts';

/** Adds a document, which becomes the current one. Earlier ones are kept. */
export async function uploadTemplateDocument(
  context: Context<UserActor, OwnTransactions>,
  { params: { typeContrato }, receive }: UploadInput<typeof templatesApi.sendDocument>,
) {
  const { actor, tenant, inTenant } = context;
  const mayCreate = canCreateTemplate(actor, tenant);
  const received = await receive({ keepFiles: mayCreate });
  const active = await inTenant(tenant, (db) => findActiveTemplate(db, tenant, typeContrato));
  required(active, errors.contract_not_found);
  requireAccess(mayCreate, errors.contract_create_denied);

  const upload = await readUpload(context, received, typeContrato);
  return inTenant(tenant, async (db) => {
    const template = required(await findActiveTemplate(db, tenant, typeContrato), errors.contract_not_found);
    const document = await storeUpload(context, db, template.id, upload);
    const record = { entity: 'MODELO_DE_CONTRATO', id: template.id } as const;
    await recordChanges({ ...context, db }, record, { documento: template.document?.nome }, { documento: upload.nome });
    return { data: toTemplateResponse({ ...template, document, versao: template.versao + 1 }) };
  });
}
