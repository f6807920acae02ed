import type { Day } from '@restitui/brazil/day.ts';
import type { RecordedEntity } from '@restitui/domain/insights/change-history/recorded-entity.ts';
import { erasedName, erasedValue, type PersonKind } from '@restitui/domain/operations/privacy/person-kind.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type ErasureStep, personalDataOf, type SearchedPerson } from '../../../db/personal-data.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { users } from '../../accounts/users/users.table.ts';
import { clients, owners } from '../../crm/clients/clients.table.ts';
import { eraseAuthorsInAlerts } from './erase-alert-names.repository.ts';
import { eraseDueCharges } from './erase-charges.repository.ts';
import { eraseDecisionAuthor, eraseRevocationAuthor } from './erase-decision-authors.repository.ts';
import { deleteIdentity, emptyUnsignedAgreements } from './erase-identity.repository.ts';
import { eraseRemindedOwner, eraseRemindedStaff } from './erase-reminder-names.repository.ts';

/** The person to erase, and what decides on what stays. */
export interface ErasedPerson extends SearchedPerson {
  kind: PersonKind;
  name: string;
  /** A signed agreement names the person. */
  isHeld: boolean;
  /** The time of the erasure. */
  at: string;
  today: Day;
}

export interface StepResult {
  /** Keys of the files of rows that are gone. */
  files?: string[];
  /** The last day of a term after which the step has to run again. */
  keptUntil?: Day | null;
}

type Step = (db: Db, tenant: TenantId, person: ErasedPerson) => Promise<StepResult | undefined>;

const withoutResult =
  (work: (db: Db, tenant: TenantId, person: ErasedPerson) => Promise<unknown>): Step =>
  async (...given) => {
    await work(...given);
    return undefined;
  };

const ofUser = (work: (db: Db, tenant: TenantId, person: ErasedPerson) => Promise<unknown>): Step =>
  withoutResult(async (db, tenant, person) => {
    if (person.kind === 'user') await work(db, tenant, person);
  });

/** Steps that the erasure job runs itself, in other tenants or outside the transaction. */
export const jobSteps = ['person key', 'error reports', 'erasure request'] as const satisfies ErasureStep[];

/** Steps that also run in the other tenants where a user worked. */
export const nameSteps: readonly ErasureStep[] = [
  'authors in the change history',
  'authors in alerts',
  'authors of boleto events',
  'recipients of reminders',
  'decisions in runs',
  'revocations',
];

export const steps: { [Name in ErasureStep]: Name extends (typeof jobSteps)[number] ? null : Step } = {
  'identity files': async (db, tenant, { kind, id, isHeld }) =>
    kind === 'lead' ? undefined : { files: await deleteIdentity(db, tenant, { kind, id_person: id }, isHeld) },
  'unsigned agreements': async (db, tenant, { kind, id, isHeld }) =>
    kind === 'lead' || isHeld
      ? undefined
      : { files: await emptyUnsignedAgreements(db, tenant, { kind, id_person: id }) },
  boletos: async (db, tenant, { kind, id, today }) =>
    kind === 'owner' ? { keptUntil: await eraseDueCharges(db, tenant, id, today) } : undefined,
  'values in the change history': withoutResult(eraseValuesOfChanges),
  'authors in the change history': withoutResult((db, _, { id }) =>
    db.execute(sql`select erasure.author_of_changes(${id}, ${erasedName})`),
  ),
  'authors in alerts': withoutResult(eraseAuthorsInAlerts),
  'authors of boleto events': ofUser((db, _, { id, name }) =>
    db.execute(sql`select erasure.author_of_boleto_events(${id}, ${name}, ${erasedName})`),
  ),
  'recipients of reminders': withoutResult(async (db, tenant, { kind, id, name }) => {
    if (kind === 'user') await eraseRemindedStaff(db, tenant, name);
    if (kind === 'owner') await eraseRemindedOwner(db, tenant, id);
  }),
  'decisions in runs': ofUser((db, tenant, { id }) => eraseDecisionAuthor(db, tenant, id)),
  revocations: ofUser((db, tenant, { id }) => eraseRevocationAuthor(db, tenant, id)),
  'person key': null,
  'error reports': null,
  'erasure request': null,
};

async function eraseValuesOfChanges(db: Db, tenant: TenantId, { kind, id }: ErasedPerson): Promise<void> {
  if (kind === 'lead') await eraseValues(db, { entity: 'LEAD', id }, null);
  if (kind === 'user') await eraseValues(db, { entity: 'USUARIO', id }, erasedFields(users));
  if (kind !== 'owner') return;
  const companies = await db
    .select({ cnpjcpf: clients.cnpjcpf })
    .from(clients)
    .where(and(eq(clients.id_tenant, tenant), eq(clients.id_owner, id)));
  for (const { cnpjcpf } of companies) await eraseValues(db, { entity: 'CLIENTE', id: cnpjcpf }, erasedFields(owners));
}

/** Returns the fields of a registration whose values an erasure takes out. */
export function erasedFields(table: PgTable): string[] {
  return Object.entries(personalDataOf(table)?.columns ?? {}).flatMap(([name, column]) =>
    column?.export && (column.erase === 'name' || column.erase === 'clear') ? [name] : [],
  );
}

/** Without `fields`, takes out the values of all. */
async function eraseValues(
  db: Db,
  record: { entity: RecordedEntity; id: string },
  fields: readonly string[] | null,
): Promise<void> {
  const wanted = fields && `{${fields.join(',')}}`;
  await db.execute(
    sql`select erasure.values_of_changes(${record.entity}, ${record.id}, ${wanted}::text[], ${erasedValue})`,
  );
}
