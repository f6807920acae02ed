import { writeAgreement } from '@restitui/domain/agreements/documents/write-agreement.ts';
import { serviceLabels, serviceType } from '@restitui/domain/recovery/products/service-type.ts';
import type { Context } from '../../../kernel/context.ts';
import { readServiceParts } from './template-parts.service.ts';

/** Writes an agreement from the current templates, with placeholders for the client's data. */
export async function writeDraft(
  context: Pick<Context, 'db' | 'tenant'>,
  home: { razao_social: string; nome_fantasia: string },
  contracts: readonly string[],
): Promise<string> {
  const services = contracts.flatMap((part) => serviceType.safeParse(part).data ?? []);
  const values = {
    'empresa.razao_social': home.razao_social,
    'empresa.nome_fantasia': home.nome_fantasia,
    'contrato.produtos': services.map((service) => serviceLabels[service]).join(', '),
  };
  return writeAgreement(await readServiceParts(context, services), values, services).html;
}
