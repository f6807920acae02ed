import { isSigned } from '@restitui/domain/agreements/signing/required-acts.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PersonKey } from '../../accounts/identity-checks/identity-checks.repository.ts';
import { type Author, recordChanges } from '../../insights/change-history/record-changes.service.ts';
import {
  type AgreementRow,
  findAgreement,
  findCurrentVersion,
  lockParty,
  updateAgreement,
} from '../documents/agreements.repository.ts';
import { requestSealing } from '../evidence/request-sealing.service.ts';
import { listActs, listUnsignedAgreementsOf } from './signing.repository.ts';

type CompletingContext = { db: Db; tenant: TenantId; platform: Platform } & Author;

/**
 * Marks the agreement as signed and requests its sealing once all acts are present and all identities verified.
 */
export async function completeSigning(context: CompletingContext, agreement: AgreementRow): Promise<boolean> {
  const { db, tenant } = context;
  const { id, id_client, status } = agreement;
  const version = await findCurrentVersion(db, tenant, id);
  if (agreement.isAssinado || !version || !isSigned(version.id, await listActs(db, tenant, id))) return false;

  const signed = { isAssinado: true, status: 'Ativo' } as const;
  await updateAgreement(db, tenant, id, signed);
  await recordChanges(context, { entity: 'CONTRATO', id, id_client }, { isAssinado: false, status }, signed);
  await requestSealing(context, id);
  return true;
}

/**
 * Completes the agreements for which this person's identity was the last missing condition. The caller locks the
 * person.
 */
export async function completeSigningsOfPerson(context: CompletingContext, person: PersonKey): Promise<void> {
  const { db, tenant } = context;
  for (const { id, id_client, id_user } of await listUnsignedAgreementsOf(db, tenant, person)) {
    await lockParty(db, tenant, id_client === null ? { id_user: id_user ?? '' } : { id_client });
    const agreement = await findAgreement(db, tenant, id);
    if (agreement) await completeSigning(context, agreement);
  }
}
