import { agreementErrors, templateMissing } from '@restitui/domain/agreements/agreements.errors.ts';
import { partsOf } from '@restitui/domain/agreements/write-agreement.ts';
import { type ContractType, contractTypeLabels } from '@restitui/domain/contracts/contract-type.ts';
import { type ServiceType, serviceLabels } from '@restitui/domain/products/service-type.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/context.ts';
import { findActiveContract } from '../contracts/contracts.repository.ts';
import type { UsedPart } from './write-version.ts';

type Reading = Pick<Context, 'db' | 'tenant'>;

/** The text of the tenant's active template; undefined where there is none to fill. */
export async function findPart({ db, tenant }: Reading, type: ContractType): Promise<UsedPart | undefined> {
  const contract = await findActiveContract(db, tenant, type);
  const document = contract?.document;
  if (!document || document.html === null) return undefined;
  return { type, html: document.html, id_contract: contract.id, id_document: document.id };
}

/** The same, or the refusal that names the type. */
export async function requirePart(context: Reading, type: ContractType): Promise<UsedPart> {
  const part = await findPart(context, type);
  if (part) return part;
  throw new AppError(agreementErrors.template_missing, { message: templateMissing(contractTypeLabels[type]) });
}

/** PRINCIPAL, and a part for each service that has a template of its own (foundation C-28). */
export async function partsOfServices(context: Reading, services: readonly ServiceType[]): Promise<UsedPart[]> {
  const [principal, ...annexes] = partsOf(services);
  const parts = [await requirePart(context, principal.type)];
  for (const { type, service } of annexes) {
    const part = await findPart(context, type);
    if (part) parts.push({ ...part, product: serviceLabels[service] });
  }
  return parts;
}
