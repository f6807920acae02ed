import type { PersonRef } from '@restitui/domain/operations/privacy/person-kind.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { personalDataOf, rowsOfPerson, type SearchedPerson } from '../../../db/personal-data.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { users } from '../../accounts/users/users.table.ts';
import { owners } from '../../crm/clients/clients.table.ts';
import { leads } from '../../crm/leads/leads.table.ts';

const registrations = { user: users, owner: owners, lead: leads };

/** Returns the values that rows of a person are found by. */
export function findSearchedPerson(db: Db, tenant: TenantId, person: PersonRef): Promise<NamedPerson> {
  return readRegistration(db, tenant, person, false);
}

/** Locks the registration of a person and returns the values that rows of the person are found by. */
export function lockSearchedPerson(db: Db, tenant: TenantId, person: PersonRef): Promise<NamedPerson> {
  return readRegistration(db, tenant, person, true);
}

type NamedPerson = SearchedPerson & { name: string };

async function readRegistration(
  db: Db,
  tenant: TenantId,
  { kind, id_person }: PersonRef,
  isLocked: boolean,
): Promise<NamedPerson> {
  const table = registrations[kind];
  const declared = personalDataOf(table);
  const unknown = { id: id_person, contacts: [], account: '', name: '' };
  const where = declared?.rows?.[kind] && rowsOfPerson(table, declared.rows[kind], tenant, unknown);
  if (!declared || !where) throw new Error(`The table of kind ${kind} declares no rows.`);
  const selected = db.select().from(table).where(where);
  const [row] = await (isLocked ? selected.for('update') : selected);
  if (!row) return unknown;

  const stored = Object.entries(row);
  const valuesOf = (flag: 'contact' | 'account') =>
    stored.flatMap(([name, value]) => (declared.columns[name]?.[flag] && value ? [String(value)] : []));
  const name = 'name' in row ? row.name : row.nomeProprietario;
  return { id: id_person, contacts: valuesOf('contact'), account: valuesOf('account')[0] ?? '', name };
}
