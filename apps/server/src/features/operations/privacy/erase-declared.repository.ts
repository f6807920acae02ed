import { erasedName, type PersonKind } from '@restitui/domain/operations/privacy/person-kind.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type PersonalColumn, type PersonalTable, personalDataOf, rowsOfPerson } from '../../../db/personal-data.ts';
import { loadTables } from '../../../db/schema.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { type ErasedPerson, nameSteps, type StepResult, steps } from './erasure-steps.repository.ts';

/** Erases a person from every table as the tables declare it; returns the files and the term that remain. */
export async function eraseDeclared(db: Db, tenant: TenantId, person: ErasedPerson): Promise<Required<StepResult>> {
  const tables = await declaredTables();
  const result = await runSteps(db, tenant, person, tables, () => true);
  for (const { table, declared } of tables) await eraseRows(db, tenant, person, table, declared);
  await eraseNames(db, tenant, person, tables);
  return result;
}

/** Erases the name of a person where they acted in another tenant. */
export async function eraseNamesDeclared(db: Db, tenant: TenantId, person: ErasedPerson): Promise<void> {
  const tables = await declaredTables();
  await runSteps(db, tenant, person, tables, (step) => nameSteps.includes(step));
  await eraseNames(db, tenant, person, tables);
}

interface DeclaredTable {
  table: PgTable;
  declared: PersonalTable;
}

async function declaredTables(): Promise<DeclaredTable[]> {
  return (await loadTables()).flatMap((table) => {
    const declared = personalDataOf(table);
    return declared && 'id_tenant' in getTableColumns(table) ? [{ table, declared }] : [];
  });
}

function columnsOf({ columns }: PersonalTable): [string, PersonalColumn][] {
  return Object.entries(columns).flatMap(([name, column]) => (column ? [[name, column]] : []));
}

async function runSteps(
  db: Db,
  tenant: TenantId,
  person: ErasedPerson,
  tables: readonly DeclaredTable[],
  isWanted: (step: keyof typeof steps) => boolean,
): Promise<Required<StepResult>> {
  const named = new Set(
    tables
      .flatMap(({ declared }) => columnsOf(declared))
      .flatMap(([, { erase, step }]) => [
        ...(typeof erase === 'object' && 'step' in erase ? [erase.step] : []),
        ...(step ? [step] : []),
      ]),
  );
  const result: Required<StepResult> = { files: [], keptUntil: null };
  for (const step of named) {
    if (!isWanted(step)) continue;
    const { files, keptUntil } = (await steps[step]?.(db, tenant, person)) ?? {};
    result.files.push(...(files ?? []));
    result.keptUntil ??= keptUntil ?? null;
  }
  return result;
}

/** Deletes the rows of the person or sets their columns. */
async function eraseRows(db: Db, tenant: TenantId, person: ErasedPerson, table: PgTable, declared: PersonalTable) {
  const rows = declared.rows?.[person.kind];
  const where = rows && rowsOfPerson(table, rows, tenant, person);
  if (!where) return;
  const erased = columnsOf(declared).filter(
    ([, { subject, by, byName, heldByAgreement }]) =>
      [subject ?? declared.subject].flat().includes(person.kind) &&
      !by &&
      !byName &&
      !(heldByAgreement && person.isHeld),
  );
  if (erased.some(([, { erase }]) => erase === 'row')) {
    await db.delete(table).where(where);
    return;
  }
  const values = Object.fromEntries(erased.flatMap(([name, { erase }]) => newValueOf(table, name, erase, person)));
  if (Object.keys(values).length > 0) await db.update(table).set(values).where(where);
}

function newValueOf(
  table: PgTable,
  name: string,
  erase: PersonalColumn['erase'],
  { at }: ErasedPerson,
): [string, unknown][] {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`personalData names ${name}, which is no column.`);
  if (erase === 'name') return [[name, erasedName]];
  if (erase === 'clear') return [[name, column.notNull ? '' : null]];
  if (erase === 'stamp') return [[name, sql`coalesce(${column}, ${at})`]];
  return typeof erase === 'object' && 'to' in erase ? [[name, erase.to]] : [];
}

/** Replaces the name of the person wherever a row keeps who did something. */
async function eraseNames(db: Db, tenant: TenantId, person: ErasedPerson, tables: readonly DeclaredTable[]) {
  for (const { table, declared } of tables) {
    const { id_tenant, ...others } = getTableColumns(table);
    for (const [name, { by, byName }] of columnsOf(declared)) {
      const column = others[name];
      const ids = [by ?? []].flat().flatMap((id) => others[id] ?? []);
      const conditions: SQL[] = ids.map((id) => eq(id, person.id));
      if (byName && column && canMatchByName(person)) conditions.push(eq(column, person.name));
      if (!id_tenant || conditions.length === 0) continue;
      await db
        .update(table)
        .set({ [name]: erasedName })
        .where(and(eq(id_tenant, tenant), or(...conditions)));
    }
  }
}

function canMatchByName({ kind, name }: { kind: PersonKind; name: string }): boolean {
  return kind === 'user' && name !== '' && name !== erasedName;
}
