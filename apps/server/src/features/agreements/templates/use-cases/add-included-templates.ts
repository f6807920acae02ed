import {
  type TemplateType,
  templateType,
  templateTypeLabels,
} from '@restitui/domain/agreements/templates/template-type.ts';
import { canCreateTemplate } from '@restitui/domain/agreements/templates/templates.access.ts';
import { templateErrors as errors } from '@restitui/domain/agreements/templates/templates.errors.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { includedDocument } from '../included-templates.texts.ts';
import { toTemplateResponse } from '../template.wire.ts';
import { deleteUnfinishedTemplates } from '../template-versions.repository.ts';
import { type FoundTemplate, insertTemplate, insertTemplateDocument } from '../templates.repository.ts';
import { unfinishedBefore } from '../unfinished-templates.rules.ts';

/** Adds the included text of each type that has no template; types in use are left as they are. */
export async function addIncludedTemplates(context: Context) {
  const { db, actor, tenant, platform } = context;
  requireAccess(canCreateTemplate(actor, tenant), errors.contract_create_denied);

  await deleteUnfinishedTemplates(db, tenant, unfinishedBefore(platform.clock.now()));
  const added: FoundTemplate[] = [];
  for (const type of templateType.options) {
    const template = await addIncluded(context, type);
    if (template) added.push(template);
  }
  requireAccess(added.length > 0, errors.contract_types_complete);
  return { data: added.map(toTemplateResponse) };
}

/** Returns undefined when the type has a template. */
async function addIncluded(context: Context, typeContrato: TemplateType): Promise<FoundTemplate | undefined> {
  const { db, actor, tenant, platform } = context;
  const createdDate = platform.clock.now().toISOString();
  const nameContrato = templateTypeLabels[typeContrato];
  const made = { id_tenant: tenant, id_user: actor.id, createdDate };
  const template = await insertTemplate(db, { ...made, id: newId(), nameContrato, typeContrato });
  if (!template) return undefined;

  const of = { ...made, id: newId(), id_contract: template.id };
  const document = await insertTemplateDocument(db, { ...of, ...includedDocument(typeContrato) });
  const record = { entity: 'MODELO_DE_CONTRATO', id: template.id } as const;
  await recordChanges(context, record, {}, { nameContrato, typeContrato, documento: document.nome });
  return { ...template, document, versao: 1 };
}
