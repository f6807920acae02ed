import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, count, desc, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { users } from '../../accounts/users/users.table.ts';
import { agreementTemplates, templateDocuments } from './templates.table.ts';

/** A document with its number within its template, counted from 1, and its author. */
export type NumberedDocument = typeof templateDocuments.$inferSelect & {
  numero: number;
  /** The number of the newest one. */
  atual: number;
  autor: string | null;
};

const numbered = (db: Db, id_tenant: TenantId) =>
  db
    .select({
      id: templateDocuments.id,
      id_contract: templateDocuments.id_contract,
      numero:
        sql<number>`row_number() over (partition by ${templateDocuments.id_contract} order by ${templateDocuments.ordem})::int`.as(
          'version_number',
        ),
      atual: sql<number>`count(*) over (partition by ${templateDocuments.id_contract})::int`.as('newest_number'),
    })
    .from(templateDocuments)
    .where(eq(templateDocuments.id_tenant, id_tenant))
    .as('numbered');

/** Lists the versions of a template, newest first, with their authors; a name of another tenant is null. */
export async function listTemplateVersions(
  db: Db,
  id_tenant: TenantId,
  id_contract: string,
): Promise<NumberedDocument[]> {
  const numbers = numbered(db, id_tenant);
  const rows = await db
    .select({ document: templateDocuments, numero: numbers.numero, atual: numbers.atual, autor: users.name })
    .from(templateDocuments)
    .innerJoin(numbers, eq(numbers.id, templateDocuments.id))
    .leftJoin(users, and(eq(users.id_tenant, templateDocuments.id_tenant), eq(users.id, templateDocuments.id_user)))
    .where(and(eq(templateDocuments.id_tenant, id_tenant), eq(templateDocuments.id_contract, id_contract)))
    .orderBy(desc(templateDocuments.ordem));
  return rows.map(({ document, ...rest }) => ({ ...document, ...rest }));
}

/** Finds documents by their ids, each with the name and type of its template. */
export async function findVersionsOf(db: Db, id_tenant: TenantId, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const numbers = numbered(db, id_tenant);
  return db
    .select({
      id: templateDocuments.id,
      id_contract: templateDocuments.id_contract,
      html: templateDocuments.html,
      nameContrato: agreementTemplates.nameContrato,
      typeContrato: agreementTemplates.typeContrato,
      numero: numbers.numero,
      atual: numbers.atual,
    })
    .from(templateDocuments)
    .innerJoin(numbers, eq(numbers.id, templateDocuments.id))
    .innerJoin(
      agreementTemplates,
      and(
        eq(agreementTemplates.id_tenant, templateDocuments.id_tenant),
        eq(agreementTemplates.id, templateDocuments.id_contract),
      ),
    )
    .where(and(eq(templateDocuments.id_tenant, id_tenant), inArray(templateDocuments.id, [...ids])));
}

/** Locks a template for the rest of the transaction and returns the number of its versions; undefined when it is gone. */
export async function lockVersions(db: Db, id_tenant: TenantId, id: string): Promise<number | undefined> {
  const is = and(
    eq(agreementTemplates.id_tenant, id_tenant),
    eq(agreementTemplates.id, id),
    isNull(agreementTemplates.deletedAt),
  );
  const [locked] = await db.select({ id: agreementTemplates.id }).from(agreementTemplates).where(is).for('update');
  if (!locked) return undefined;
  const [row] = await db
    .select({ n: count() })
    .from(templateDocuments)
    .where(and(eq(templateDocuments.id_tenant, id_tenant), eq(templateDocuments.id_contract, id)));
  return row?.n ?? 0;
}

/** Deletes the templates, of one type or of all, that have no document and were created before an instant. */
export async function deleteUnfinishedTemplates(
  db: Db,
  id_tenant: TenantId,
  before: Date,
  typeContrato?: (typeof agreementTemplates.$inferSelect)['typeContrato'],
): Promise<number> {
  const documents = db
    .select({ id: templateDocuments.id })
    .from(templateDocuments)
    .where(
      and(
        eq(templateDocuments.id_tenant, agreementTemplates.id_tenant),
        eq(templateDocuments.id_contract, agreementTemplates.id),
      ),
    );
  const removed = await db
    .delete(agreementTemplates)
    .where(
      and(
        eq(agreementTemplates.id_tenant, id_tenant),
        isNull(agreementTemplates.deletedAt),
        lt(agreementTemplates.createdDate, before.toISOString()),
        typeContrato && eq(agreementTemplates.typeContrato, typeContrato),
        notExists(documents),
      ),
    )
    .returning({ id: agreementTemplates.id });
  return removed.length;
}
