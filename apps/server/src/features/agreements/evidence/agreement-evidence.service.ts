import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findUser } from '../../accounts/users/users.repository.ts';
import { findClient } from '../../crm/clients/clients.repository.ts';
import { findTenant, type TenantRow } from '../../tenancy/tenants/tenants.repository.ts';
import {
  type AgreementRow,
  findAgreement,
  findVersionById,
  type VersionRow,
} from '../documents/agreements.repository.ts';
import { createPersonalFactsReader, type PersonalFacts } from './decrypt-personal-facts.service.ts';
import { type EventRow, listEventsOfAgreement, listIdentityEvents, listPersonKeys } from './evidence.repository.ts';
import type { SealRow } from './seals.repository.ts';

/** An evidence entry with its decrypted personal data. */
export interface DecryptedEvent extends EventRow {
  personal: PersonalFacts;
}

/** An agreement with the data that its evidence shows. */
export interface AgreementEvidence {
  home: TenantRow;
  version: VersionRow;
  party: { name: string; email: string };
  title: string;
  /** The partner of a partnership; null in a client's agreement. */
  id_user: string | null;
  /** Entries about the version and the identities of its signers, oldest first. */
  events: DecryptedEvent[];
}

export async function readAgreementEvidence(
  db: Db,
  { evidenceKeys }: Pick<Platform, 'evidenceKeys'>,
  tenant: TenantId,
  { id_agreement, id_version }: Pick<SealRow, 'id_agreement' | 'id_version'>,
): Promise<AgreementEvidence> {
  const [version, agreement, home] = [
    await findVersionById(db, tenant, id_version),
    await findAgreement(db, tenant, id_agreement),
    await findTenant(db, tenant),
  ];
  if (!version || !agreement || !home) throw new Error('The contract to be sealed is not there.');
  const party = await partyOf(db, tenant, agreement);
  const about = await listEventsOfAgreement(db, tenant, id_agreement);
  const ofVersion = about.filter(
    ({ kind, id_version: of }) => kind !== 'registro' && (of === null || of === id_version),
  );
  const people = new Set(ofVersion.flatMap(({ kind, person }) => (kind === 'ato' && person ? [person] : [])));
  const identity = await listIdentityEvents(db, tenant, [...people]);
  const open = createPersonalFactsReader(evidenceKeys, await listPersonKeys(db, tenant));
  const events = [...identity, ...ofVersion]
    .sort((a, b) => a.seq - b.seq)
    .map((event) => ({ ...event, personal: open(event) }));
  return { home, version, party, title: `Contrato · ${party.name}`, id_user: agreement.id_user, events };
}

async function partyOf(db: Db, tenant: TenantId, { id_client, id_user }: AgreementRow) {
  if (id_client !== null) {
    const client = await findClient(db, tenant, id_client);
    return { name: client?.razao_social ?? '', email: client?.emailProprietario ?? '' };
  }
  const user = await findUser(db, tenant, id_user ?? '');
  return { name: user?.name ?? '', email: user?.email ?? '' };
}
