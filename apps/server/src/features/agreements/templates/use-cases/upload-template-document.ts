import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { canCreateTemplate } from '@restitui/domain/agreements/templates/templates.access.ts';
import type { templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import { templateErrors as errors } from '@restitui/domain/agreements/templates/templates.errors.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import type { ReceivedFile, RefusedFile, UploadInput } from '../../../../kernel/use-case.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { readDocumentInWorker } from '../read-document-in-worker.service.ts';
import { toTemplateResponse } from '../template.wire.ts';
import { findActiveTemplate, insertTemplateDocument } from '../templates.repository.ts';

/** Adds a document, which becomes the current one. Earlier ones are kept. */
export async function uploadTemplateDocument(
  context: Context<UserActor, OwnTransactions>,
  { params: { typeContrato }, receive }: UploadInput<typeof templatesApi.sendDocument>,
) {
  const { actor, tenant, platform, inTenant } = context;
  const mayCreate = canCreateTemplate(actor, tenant);
  const { files, refused } = await receive({ keepFiles: mayCreate });
  const active = await inTenant(tenant, (db) => findActiveTemplate(db, tenant, typeContrato));
  required(active, errors.contract_not_found);
  requireAccess(mayCreate, errors.contract_create_denied);

  const file = requireFile(files.file, refused);
  const { formato, html, avisos, campos, problems } = await platform.files.withTemporaryFolder(async (folder) => {
    const path = join(folder, 'minuta');
    await platform.files.copyTo(file.key, path);
    return readDocumentInWorker(platform, tenant, { path, name: file.name, type: typeContrato });
  });
  if (problems.length > 0) {
    throw new AppError(errors.contract_placeholders_wrong, {
      issues: problems.map((message) => ({ path: 'file', message })),
    });
  }

  const hash = createHash('sha256');
  await pipeline(platform.files.read(file.key), hash);
  return inTenant(tenant, async (db) => {
    const template = required(await findActiveTemplate(db, tenant, typeContrato), errors.contract_not_found);
    const document = await insertTemplateDocument(db, {
      ...{ id: newId(), id_tenant: tenant, id_contract: template.id, id_user: actor.id },
      ...{ formato, html, avisos, campos, nome: file.name, tamanho: file.size, arquivo: file.key },
      sha256: hash.digest('hex'),
      createdDate: platform.clock.now().toISOString(),
    });
    const record = { entity: 'MODELO_DE_CONTRATO', id: template.id } as const;
    await recordChanges({ ...context, db }, record, { documento: template.document?.nome }, { documento: file.name });
    return { data: toTemplateResponse({ ...template, document }) };
  });
}

function requireFile(file: ReceivedFile | undefined, [refused]: RefusedFile[]): ReceivedFile {
  if (refused) {
    const error = refused.reason === 'size' ? errors.contract_file_too_large : errors.contract_file_extension;
    throw new AppError(error, { issues: [{ path: refused.field, message: `${refused.name}: ${error.message}` }] });
  }
  return required(file, errors.contract_file_missing);
}
