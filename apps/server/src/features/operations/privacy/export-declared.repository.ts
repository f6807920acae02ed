import type { PersonRef } from '@restitui/domain/operations/privacy/person-kind.ts';
import type { PersonRecord, RecordPicture, RecordSection } from '@restitui/domain/operations/privacy/person-record.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { asc, getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type ExportStep, type PersonalTable, personalDataOf, rowsOfPerson } from '../../../db/personal-data.ts';
import { loadTables } from '../../../db/schema.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { type ExportedPerson, exportSteps } from './export-steps.repository.ts';
import { findPerson } from './people.repository.ts';
import { findSearchedPerson } from './searched-person.repository.ts';

interface PlacedSection {
  place: number;
  section: RecordSection;
  pictures?: readonly RecordPicture[];
}

/** Collects all data of a person in a tenant as the tables declare it; undefined once the person is erased. */
export async function exportDeclared(db: Db, tenant: TenantId, ref: PersonRef): Promise<PersonRecord | undefined> {
  const found = await findPerson(db, tenant, ref);
  if (!found) return undefined;
  const person = { ...(await findSearchedPerson(db, tenant, ref)), kind: ref.kind };
  const placed: PlacedSection[] = [];
  for (const table of await loadTables()) {
    const declared = personalDataOf(table);
    if (!declared) continue;
    const section = await sectionOf(db, tenant, person, table, declared);
    if (section) placed.push(section);
    for (const [step, place] of Object.entries(declared.exportSteps ?? {})) {
      const result = await exportSteps[step as ExportStep](db, tenant, person);
      if (result) placed.push({ place, ...result });
    }
  }
  placed.sort((one, other) => one.place - other.place);
  return {
    nome: found.nome,
    fotos: placed.flatMap(({ pictures }) => pictures ?? []),
    secoes: placed.map(({ section }) => section),
  };
}

async function sectionOf(
  db: Db,
  tenant: TenantId,
  person: ExportedPerson,
  table: PgTable,
  { section, rows, columns }: PersonalTable,
): Promise<PlacedSection | undefined> {
  const own = section && (section.rows ?? rows)?.[person.kind];
  const where = own && rowsOfPerson(table, own, tenant, person);
  const all = getTableColumns(table);
  const by = section && all[section.by];
  if (!where || !by) return undefined;

  const exported = Object.entries(columns).flatMap(([name, column]) => {
    const stored = all[name];
    const isOwn = column?.export && (column.exportTo?.includes(person.kind) ?? true);
    if (!isOwn || !stored) return [];
    return [
      { name, stored, label: column.export ?? '', key: column.exportAs?.key ?? name, as: column.exportAs?.value },
    ];
  });
  const found: Record<string, unknown>[] = await db
    .select(Object.fromEntries(exported.map(({ name, stored }) => [name, stored])))
    .from(table)
    .where(where)
    .orderBy(asc(by));
  return {
    place: section.place,
    section: {
      titulo: section.titles?.[person.kind] ?? section.title,
      campos: Object.fromEntries(exported.map(({ key, label }) => [key, label])),
      registros: found.map((row) =>
        Object.fromEntries(exported.map(({ key, name, as }) => [key, as ? as(row[name]) : row[name]])),
      ),
    },
  };
}
