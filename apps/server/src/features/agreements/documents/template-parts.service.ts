import { agreementErrors, templateMissing } from '@restitui/domain/agreements/documents/agreements.errors.ts';
import { partsOf } from '@restitui/domain/agreements/documents/write-agreement.ts';
import { type TemplateType, templateTypeLabels } from '@restitui/domain/agreements/templates/template-type.ts';
import { type ServiceType, serviceLabels } from '@restitui/domain/recovery/products/service-type.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { findActiveTemplate } from '../templates/templates.repository.ts';
import type { TemplatePart } from './write-version.service.ts';

type ReadContext = Pick<Context, 'db' | 'tenant'>;

/** Returns the text of the tenant's active template; undefined when there is none to fill. */
export async function findTemplatePart(
  { db, tenant }: ReadContext,
  type: TemplateType,
): Promise<TemplatePart | undefined> {
  const contract = await findActiveTemplate(db, tenant, type);
  const document = contract?.document;
  if (!document || document.html === null) return undefined;
  return { type, html: document.html, id_contract: contract.id, id_document: document.id };
}

/** Like findTemplatePart; refuses with the name of the missing type. */
export async function requireTemplatePart(context: ReadContext, type: TemplateType): Promise<TemplatePart> {
  const part = await findTemplatePart(context, type);
  if (part) return part;
  throw new AppError(agreementErrors.template_missing, { message: templateMissing(templateTypeLabels[type]) });
}

/** Returns PRINCIPAL and a part for each service that has its own template (foundation C-28). */
export async function readServiceParts(
  context: ReadContext,
  services: readonly ServiceType[],
): Promise<TemplatePart[]> {
  const [principal, ...annexes] = partsOf(services);
  const parts = [await requireTemplatePart(context, principal.type)];
  for (const { type, service } of annexes) {
    const part = await findTemplatePart(context, type);
    if (part) parts.push({ ...part, product: serviceLabels[service] });
  }
  return parts;
}
