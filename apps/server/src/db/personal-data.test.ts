import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { personalDataOf } from './personal-data.ts';
import { privacyRegister } from './privacy-register.ts';
import { loadTables } from './schema.ts';
import { directories } from './table-access.ts';

let tables: PgTable[];
beforeAll(async () => {
  tables = await loadTables();
});

const people = ['users', 'user_directory', 'owners'];
/** Ids of people that are no foreign key, because the row outlives the person or the person is of another tenant. */
const idsOfPeople =
  /^id_(user|owner|author|autor|writer|decider|viewer|by|person|requester|resolver|creator|analista|responsavel|gerente)$/;
const likelyPersonal =
  /cpf|e-?mail|whatsapp|telefone|^tel$|contato|^nome$|^nome[A-Z]|^nome_user$|[a-z]Name$|^autor$|_por$|Por$|^sender$|^(resolved|decided)By$|^address$|^maquina$|^cep$|^(logradouro|endereco)$|^password_hash$|^(agencia|conta|banco)$/i;

/** Tables without people: their matching columns hold something else. */
const withoutPeople: Record<string, string> = {
  simples_dossiers: 'nome is the name of a file',
  simples_note_sheets: 'nome is the name of a file',
  reminder_rules: 'email and whatsapp switch the channels',
};

const advice =
  'Declare it with personalData(table, …) beside the table: what the export and the erasure do with the column and why, or ' +
  'notPersonal with the reason (docs/decisions/034-personal-data-is-declared.md). Then run npm run privacy.';

/** Returns a sentence for each column that refers to a person or looks personal and that no declaration covers. */
function undeclaredColumns(table: PgTable): string[] {
  const name = getTableName(table);
  if (name in withoutPeople || directories.includes(name)) return [];
  const declared = personalDataOf(table);
  const covered = new Set([...Object.keys(declared?.columns ?? {}), ...Object.keys(declared?.notPersonal ?? {})]);
  const referring = new Map<string, string>();
  for (const key of getTableConfig(table).foreignKeys) {
    const { columns, foreignTable } = key.reference();
    const target = getTableName(foreignTable);
    if (!people.includes(target)) continue;
    for (const column of columns) if (column.name !== 'id_tenant') referring.set(column.name, target);
  }
  return Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
    const target = referring.get(column.name);
    const reason = target
      ? `refers to ${target}`
      : idsOfPeople.test(column.name)
        ? 'holds the id of a person'
        : likelyPersonal.test(column.name)
          ? 'looks like personal data'
          : undefined;
    return reason && !covered.has(key) ? [`${name}.${key} ${reason}. ${advice}`] : [];
  });
}

describe('personal data', { tags: ['D-36'] }, () => {
  it('is declared for every column that refers to a person or looks personal', () => {
    expect(tables.flatMap(undeclaredColumns)).toEqual([]);
  });

  it('has a reason wherever it is kept', () => {
    const unexplained = tables.flatMap((table) =>
      Object.entries(personalDataOf(table)?.columns ?? {}).flatMap(([name, column]) =>
        column?.erase === 'keep' && !column.why ? [`${getTableName(table)}.${name}`] : [],
      ),
    );
    expect(unexplained).toEqual([]);
  });

  it('finds the rows of every kind of person whose data a column erases directly', () => {
    const unreachable = tables.flatMap((table) => {
      const declared = personalDataOf(table);
      return Object.entries(declared?.columns ?? {}).flatMap(([name, column]) => {
        const isDirect = column && typeof column.erase === 'string' && !['keep', 'name'].includes(column.erase);
        return isDirect && !declared?.rows ? [`${getTableName(table)}.${name}`] : [];
      });
    });
    expect(unreachable).toEqual([]);
  });

  it('has a section wherever a column is exported', () => {
    const unplaced = tables.filter((table) => {
      const { columns = {}, section } = personalDataOf(table) ?? {};
      return !section && Object.values(columns).some((column) => column && 'export' in column && column.export);
    });
    expect(unplaced.map(getTableName)).toEqual([]);
  });

  it('is registered in docs/privacy.md (else: npm run privacy)', () => {
    const written = readFileSync(fileURLToPath(new URL('../../../../docs/privacy.md', import.meta.url)), 'utf8');
    expect(written).toBe(privacyRegister(tables));
  });
});
