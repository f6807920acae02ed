import { type Day, dayInBrazil } from '@restitui/brazil/day.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../../db/tenant-scope.ts';
import { systemActor } from '../../../../kernel/actor.ts';
import type { InTenant } from '../../../../kernel/context.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { notify } from '../../../operations/messages/notify.service.ts';
import { partyOf } from '../../documents/agreement.gate.ts';
import {
  type AgreementRow,
  findAgreement,
  findCurrentVersion,
  lockParty,
  updateAgreement,
} from '../../documents/agreements.repository.ts';
import { recordEvent } from '../../evidence/record-event.service.ts';
import { changedRow } from '../../evidence/row-facts.rules.ts';
import { listExpiredAgreements, listExpiringAgreements } from '../expiring-agreements.repository.ts';

interface Dependencies {
  platform: Platform;
  inTenant: InTenant;
}

type Recording = { db: Db; tenant: TenantId; platform: Platform };

/** Records the agreements of a tenant whose last day is over, and warns of those whose last day is near. Idempotent. */
export async function expireAgreements({ platform, inTenant }: Dependencies, tenant: TenantId): Promise<void> {
  const today = dayInBrazil(platform.clock.now());
  const [expired, expiring] = await inTenant(tenant, async (db) => [
    await listExpiredAgreements(db, tenant, today),
    await listExpiringAgreements(db, tenant, today),
  ]);
  for (const agreement of expired) {
    await inTenant(tenant, (db) =>
      lockedAndDue({ db, tenant, platform }, agreement, listExpiredAgreements, (recording, due) =>
        recordExpiry(recording, due, today),
      ),
    );
  }
  for (const agreement of expiring) {
    await inTenant(tenant, (db) =>
      lockedAndDue({ db, tenant, platform }, agreement, listExpiringAgreements, warnOfExpiry),
    );
  }
}

/** Works on an agreement under the lock on its party, if it is still due. */
async function lockedAndDue(
  recording: Recording,
  { id }: AgreementRow,
  listDue: typeof listExpiredAgreements,
  work: (recording: Recording, agreement: AgreementRow) => Promise<void>,
): Promise<void> {
  const { db, tenant, platform } = recording;
  const found = await findAgreement(db, tenant, id);
  if (!found) return;
  const { key } = await partyOf(db, tenant, found);
  await lockParty(db, tenant, key);
  const [due] = await listDue(db, tenant, dayInBrazil(platform.clock.now()), id);
  if (due) await work(recording, due);
}

async function recordExpiry(recording: Recording, { id, expiresOn }: AgreementRow, today: Day): Promise<void> {
  const { db, tenant } = recording;
  const expired = { expiredOn: today };
  await updateAgreement(db, tenant, id, expired);
  const version = await findCurrentVersion(db, tenant, id);
  await recordEvent(
    { ...recording, actor: systemActor },
    {
      ...{ kind: 'expiracao', id_agreement: id, id_version: version?.id, facts: { expiresOn } },
      rows: [changedRow('contrato', id, expired)],
    },
  );
  await notify(recording, {
    event: 'contrato_expirado',
    about: { id_agreement: id },
    key: `${version?.id} ${expiresOn}`,
  });
}

async function warnOfExpiry(recording: Recording, { id, expiresOn }: AgreementRow): Promise<void> {
  const { db, tenant } = recording;
  await updateAgreement(db, tenant, id, { expiryWarnedOn: expiresOn });
  if (expiresOn === null) return;
  const facts = { ate: expiresOn };
  await notify(recording, { event: 'prazo_perto', about: { id_agreement: id }, key: `${id} ${expiresOn}`, facts });
}
