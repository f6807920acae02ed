import { writeAgreement } from '@restitui/domain/agreements/write-agreement.ts';
import { serviceLabels, serviceType } from '@restitui/domain/products/service-type.ts';
import type { Context } from '../../kernel/context.ts';
import { partsOfServices } from './template-parts.ts';

/** The contract as its templates are now; of the client nothing is known, and markers stand for it. */
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
  return writeAgreement(await partsOfServices(context, services), values).html;
}
