import { isSigned } from '@restitui/domain/agreement-acts/acts-needed.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Db } from '../../db/tenant-scope.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  type AgreementRow,
  findAgreement,
  findCurrentVersion,
  lockParty,
  updateAgreement,
} from '../agreements/agreements.repository.ts';
import { type Author, recordChanges } from '../change-history/record-changes.ts';
import { requestSealing } from '../evidence/request-sealing.ts';
import type { PersonKey } from '../signatures/signatures.repository.ts';
import { listActs, listOpenAgreementsOf } from './agreement-acts.repository.ts';

type Completing = { db: Db; tenant: TenantId; platform: Platform } & Author;

/** Once the last act stands and every identity is verified, the contract is signed and goes to be sealed. */
export async function completeSigning(context: Completing, agreement: AgreementRow): Promise<boolean> {
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

/** What a verified identity was the last thing missing of; the person is locked by who verifies. */
export async function completeSigningsOf(context: Completing, person: PersonKey): Promise<void> {
  const { db, tenant } = context;
  for (const { id, id_client, id_user } of await listOpenAgreementsOf(db, tenant, person)) {
    await lockParty(db, tenant, id_client === null ? { id_user: id_user ?? '' } : { id_client });
    const agreement = await findAgreement(db, tenant, id);
    if (agreement) await completeSigning(context, agreement);
  }
}
