import { isSigned } from '@restitui/domain/agreements/signing/required-acts.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { systemActor } from '../../../kernel/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PersonKey } from '../../accounts/identity-checks/identity-checks.repository.ts';
import { clearAlertsOfSigning } from '../../insights/alerts/contract-alerts.service.ts';
import { type Author, recordChanges } from '../../insights/change-history/record-changes.service.ts';
import {
  type AgreementRow,
  findAgreement,
  findCurrentVersion,
  lockParty,
  updateAgreement,
} from '../documents/agreements.repository.ts';
import { recordRows } from '../evidence/record-event.service.ts';
import { requestSealing } from '../evidence/request-sealing.service.ts';
import { changedRow } from '../evidence/row-facts.rules.ts';
import { listActs, listUnsignedAgreementsOf } from './signing.repository.ts';

type CompletingContext = { db: Db; tenant: TenantId; platform: Platform } & Author;

/**
 * Marks the agreement as signed and requests its sealing once all acts are present and all identities verified.
 */
export async function completeSigning(context: CompletingContext, agreement: AgreementRow): Promise<boolean> {
  const { db, tenant } = context;
  const { id, id_client, status } = agreement;
  const version = await findCurrentVersion(db, tenant, id);
  if (agreement.isAssinado || agreement.ending || !version) return false;
  if (!isSigned(version.id, await listActs(db, tenant, version.id))) return false;

  const signed = { isAssinado: true, status: 'Ativo' } as const;
  await updateAgreement(db, tenant, id, signed);
  await recordChanges(context, { entity: 'CONTRATO', id, id_client }, { isAssinado: false, status }, signed);
  const about = { id_agreement: id, id_version: version.id };
  await recordRows({ ...context, actor: systemActor }, [changedRow('contrato', id, signed)], about);
  await clearAlertsOfSigning(context, agreement);
  await requestSealing(context, id);
  return true;
}

/**
 * Completes the agreements for which this person's identity was the last missing condition. The caller locks the
 * person.
 */
export async function completeSigningsOfPerson(context: CompletingContext, person: PersonKey): Promise<void> {
  const { db, tenant } = context;
  const waiting = await listUnsignedAgreementsOf(db, tenant, person);
  // All parties before the end of the chain, which the first completion locks: the order of every other writer.
  for (const { id_client, id_user } of waiting) {
    await lockParty(db, tenant, id_client === null ? { id_user: id_user ?? '' } : { id_client });
  }
  for (const { id } of waiting) {
    const agreement = await findAgreement(db, tenant, id);
    if (agreement) await completeSigning(context, agreement);
  }
}
