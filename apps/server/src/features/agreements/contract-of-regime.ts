import { hasFixedText } from '@restitui/domain/agreements/agreement-status.ts';
import { type ServiceType, serviceType } from '@restitui/domain/products/service-type.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/context.ts';
import { newId } from '../../kernel/new-id.ts';
import { recordChanges } from '../change-history/record-changes.ts';
import {
  type AgreementRow,
  findAgreementOfRegime,
  insertAgreement,
  lockParty,
  updateAgreement,
} from './agreements.repository.ts';
import { refusalOfChange } from './readable-agreement.ts';

interface Asked {
  id_client: string;
  typeRegime: string;
  asked: readonly ServiceType[];
}

/** The client's contract in this regime with the asked services added; PRINCIPAL is always part of it. */
export async function contractOfRegime(
  context: Context,
  { id_client, typeRegime, asked }: Asked,
): Promise<{ agreement: AgreementRow; services: ServiceType[] }> {
  const { db, tenant, platform } = context;
  await lockParty(db, tenant, { id_client });
  const before = await findAgreementOfRegime(db, tenant, id_client, typeRegime);
  const held = before?.contracts ?? [];
  const services = serviceType.options.filter((service) => held.includes(service) || asked.includes(service));
  const contracts = ['PRINCIPAL', ...services];
  if (!before) {
    const createdDate = platform.clock.now().toISOString();
    const values = { id: newId(), id_tenant: tenant, id_client, typeRegime, contracts, createdDate };
    await recordChanges(context, { entity: 'CONTRATO', id: values.id, id_client }, {}, { typeRegime, contracts });
    return { agreement: await insertAgreement(db, values), services };
  }
  if (contracts.length > held.length) {
    if (hasFixedText(before)) throw new AppError(refusalOfChange(before));
    await updateAgreement(db, tenant, before.id, { contracts });
    await recordChanges(context, { entity: 'CONTRATO', id: before.id, id_client }, { contracts: held }, { contracts });
  }
  return { agreement: { ...before, contracts }, services };
}
