import { canCreateTemplate } from '@restitui/domain/agreements/templates/templates.access.ts';
import type { templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import { templateErrors as errors } from '@restitui/domain/agreements/templates/templates.errors.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import type { UploadInput } from '../../../../kernel/use-case.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { readUpload, storeUpload } from '../store-template-document.service.ts';
import { toTemplateResponse } from '../template.wire.ts';
import { lockVersions } from '../template-versions.repository.ts';
import { findTemplate } from '../templates.repository.ts';

/** Adds the next version of a template, unless another one was added since the work on it began. */
export async function replaceTemplate(
  context: Context<UserActor, OwnTransactions>,
  { params: { id }, receive }: UploadInput<typeof templatesApi.replace>,
) {
  const { actor, tenant, inTenant } = context;
  const mayCreate = canCreateTemplate(actor, tenant);
  const { body, ...received } = await receive({ keepFiles: mayCreate });
  const found = await inTenant(tenant, (db) => findTemplate(db, tenant, id));
  const template = required(found, errors.contract_not_found);
  requireAccess(mayCreate, errors.contract_create_denied);
  if (template.deletedAt !== null) throw new AppError(errors.contract_already_deleted);

  const upload = await readUpload(context, received, template.typeContrato);
  return inTenant(tenant, async (db) => {
    const versions = required(await lockVersions(db, tenant, id), errors.contract_already_deleted);
    if (versions !== body.base) throw new AppError(errors.contract_version_changed);
    const document = await storeUpload(context, db, id, upload);
    const record = { entity: 'MODELO_DE_CONTRATO', id } as const;
    const before = { versao: versions || undefined, documento: template.document?.nome };
    await recordChanges({ ...context, db }, record, before, { versao: versions + 1, documento: upload.nome });
    return { data: toTemplateResponse({ ...template, document, versao: versions + 1 }) };
  });
}
