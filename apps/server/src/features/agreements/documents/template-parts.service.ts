import { agreementErrors, templateMissing } from '@restitui/domain/agreements/documents/agreements.errors.ts';
import { partsOf } from '@restitui/domain/agreements/documents/write-agreement.ts';
import { type TemplateType, templateTypeLabels } from '@restitui/domain/agreements/templates/template-type.ts';
import { type ServiceType, serviceLabels } from '@restitui/domain/recovery/products/service-type.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { findVersionsOf } from '../templates/template-versions.repository.ts';
import { findActiveTemplate } from '../templates/templates.repository.ts';
import { findCurrentVersion } from './agreements.repository.ts';
import type { UsedTemplate } from './agreements.table.ts';
import type { TemplatePart } from './write-version.service.ts';

type ReadContext = Pick<Context, 'db' | 'tenant'>;

/**
 * Returns the text of the version that an agreement is pinned to, or else of the tenant's active template; undefined
 * when there is none to fill.
 */
export async function findTemplatePart(
  { db, tenant }: ReadContext,
  type: TemplateType,
  pinned: readonly UsedTemplate[] = [],
): Promise<TemplatePart | undefined> {
  const used = pinned.find((template) => template.type === type);
  const [kept] = used ? await findVersionsOf(db, tenant, [used.id_document]) : [];
  if (used && kept?.html) return { ...used, html: kept.html };
  const contract = await findActiveTemplate(db, tenant, type);
  const document = contract?.document;
  if (!document || document.html === null) return undefined;
  return { type, html: document.html, id_contract: contract.id, id_document: document.id };
}

/** Like findTemplatePart; refuses with the name of the missing type. */
export async function requireTemplatePart(
  context: ReadContext,
  type: TemplateType,
  pinned?: readonly UsedTemplate[],
): Promise<TemplatePart> {
  const part = await findTemplatePart(context, type, pinned);
  if (part) return part;
  throw new AppError(agreementErrors.template_missing, { message: templateMissing(templateTypeLabels[type]) });
}

/** Returns PRINCIPAL and a part for each service that has its own template (foundation C-28). */
export async function readServiceParts(
  context: ReadContext,
  services: readonly ServiceType[],
  pinned?: readonly UsedTemplate[],
): Promise<TemplatePart[]> {
  const [principal, ...annexes] = partsOf(services);
  const parts = [await requireTemplatePart(context, principal.type, pinned)];
  for (const { type, service } of annexes) {
    const part = await findTemplatePart(context, type, pinned);
    if (part) parts.push({ ...part, product: serviceLabels[service] });
  }
  return parts;
}

/** Returns the template versions that an agreement keeps: none for a new one and for one that staff replaces. */
export async function pinnedTemplates(
  { db, tenant }: ReadContext,
  { id }: { id: string },
  isReplacement = false,
): Promise<readonly UsedTemplate[]> {
  if (isReplacement) return [];
  return (await findCurrentVersion(db, tenant, id))?.templates ?? [];
}
