import { hasFixedText } from '@restitui/domain/agreements/documents/agreement-status.ts';
import { type ServiceType, serviceType } from '@restitui/domain/recovery/products/service-type.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { refuseSampleClient } from '../../crm/clients/client.gate.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { recordRows } from '../evidence/record-event.service.ts';
import { changedRow, wholeRow } from '../evidence/row-facts.rules.ts';
import { changeRefusal } from './agreement.gate.ts';
import { beginningOf, type Deadline } from './agreement-beginning.service.ts';
import {
  type AgreementRow,
  findAgreementOfRegime,
  insertAgreement,
  lockParty,
  updateAgreement,
} from './agreements.repository.ts';

interface RegimeRequest {
  id_client: string;
  typeRegime: string;
  asked: readonly ServiceType[];
  home: Deadline;
}

/**
 * Finds or creates the client's agreement in this regime and adds the requested services. PRINCIPAL is always
 * included.
 */
export async function ensureRegimeAgreement(
  context: Context,
  { id_client, typeRegime, asked, home }: RegimeRequest,
): Promise<{ agreement: AgreementRow; services: ServiceType[] }> {
  const { db, tenant } = context;
  refuseSampleClient(id_client);
  await lockParty(db, tenant, { id_client });
  const before = await findAgreementOfRegime(db, tenant, id_client, typeRegime);
  const held = before?.contracts ?? [];
  const services = serviceType.options.filter((service) => held.includes(service) || asked.includes(service));
  const contracts = ['PRINCIPAL', ...services];
  if (!before) {
    const { createdDate, expiresOn } = beginningOf(context, home);
    const values = { id: newId(), id_tenant: tenant, id_client, typeRegime, contracts, createdDate, expiresOn };
    await recordChanges(context, { entity: 'CONTRATO', id: values.id, id_client }, {}, { typeRegime, contracts });
    const agreement = await insertAgreement(db, values);
    await recordRows(context, [wholeRow('contrato', agreement)], { id_agreement: agreement.id });
    return { agreement, services };
  }
  if (contracts.length > held.length) {
    if (hasFixedText(before) || before.ending !== null) throw new AppError(changeRefusal(before));
    await updateAgreement(db, tenant, before.id, { contracts });
    await recordChanges(context, { entity: 'CONTRATO', id: before.id, id_client }, { contracts: held }, { contracts });
    await recordRows(context, [changedRow('contrato', before.id, { contracts })], { id_agreement: before.id });
  }
  return { agreement: { ...before, contracts }, services };
}
