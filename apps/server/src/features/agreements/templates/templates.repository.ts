import { foldText } from '@restitui/brazil/fold-text.ts';
import { type TemplateType, templateTypesMatching } from '@restitui/domain/agreements/templates/template-type.ts';
import type { templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Input, Page } from '@restitui/domain/wire/endpoint.ts';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import { filterConditions } from '../../../db/filter-conditions.ts';
import { containing, foldedColumn } from '../../../db/folded-text.ts';
import { onlyRow } from '../../../db/only-row.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { agreementTemplates, templateDocuments } from './templates.table.ts';

type TemplateRow = typeof agreementTemplates.$inferSelect;
export type DocumentRow = typeof templateDocuments.$inferSelect;

/** A template with its current document. */
export interface FoundTemplate extends TemplateRow {
  document: DocumentRow | null;
  /** How many documents it has had. */
  versao: number;
}

const newest = sql`${templateDocuments.id} = (
  select d.id from contract_documents d where d.id_contract = ${agreementTemplates.id} order by d.ordem desc limit 1
)`;

const versions = sql<number>`(
  select count(*)::int from contract_documents d where d.id_contract = ${agreementTemplates.id}
)`;

function selectTemplates(db: Db) {
  return db
    .select({ template: agreementTemplates, document: templateDocuments, versao: versions })
    .from(agreementTemplates)
    .leftJoin(templateDocuments, newest);
}

type SelectedTemplate = Omit<FoundTemplate, keyof TemplateRow> & { template: TemplateRow };

function toFound({ template, ...rest }: SelectedTemplate): FoundTemplate {
  return { ...template, ...rest };
}

export async function findTemplate(db: Db, id_tenant: TenantId, id: string): Promise<FoundTemplate | undefined> {
  const [row] = await selectTemplates(db).where(
    and(eq(agreementTemplates.id_tenant, id_tenant), eq(agreementTemplates.id, id)),
  );
  return row && toFound(row);
}

/** Returns the template that agreements of a type are written from. */
export async function findActiveTemplate(
  db: Db,
  id_tenant: TenantId,
  typeContrato: TemplateType,
): Promise<FoundTemplate | undefined> {
  const [row] = await selectTemplates(db).where(
    and(
      eq(agreementTemplates.id_tenant, id_tenant),
      eq(agreementTemplates.typeContrato, typeContrato),
      isNull(agreementTemplates.deletedAt),
    ),
  );
  return row && toFound(row);
}

function matching(q: string): SQL | undefined {
  if (!q) return undefined;
  return or(
    like(foldedColumn(agreementTemplates.nameContrato), containing(foldText(q))),
    inArray(agreementTemplates.typeContrato, templateTypesMatching(q)),
  );
}

/** Lists newest first; deleted ones by the date of deletion. */
export async function listTemplates(
  db: Db,
  id_tenant: TenantId,
  query: Input<typeof templatesApi.list>['query'],
): Promise<{ data: FoundTemplate[]; page: Page }> {
  const { isAtivo, page, pageSize } = query;
  const active = isAtivo === 'true';
  const filters = filterConditions(query, {
    isAtivo: () => (active ? isNull : isNotNull)(agreementTemplates.deletedAt),
    q: matching,
  });
  const where = and(eq(agreementTemplates.id_tenant, id_tenant), ...filters);
  const rows = await selectTemplates(db)
    .where(where)
    .orderBy(desc(active ? agreementTemplates.createdDate : agreementTemplates.deletedAt), asc(agreementTemplates.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [total] = await db.select({ n: count() }).from(agreementTemplates).where(where);
  const data = rows.map(toFound);
  return { data, page: { number: page, size: pageSize, total: total?.n ?? 0 } };
}

/** Returns undefined when the tenant has an active one of this type. */
export async function insertTemplate(db: Db, row: Omit<TemplateRow, 'deletedAt'>): Promise<FoundTemplate | undefined> {
  const [inserted] = await db.insert(agreementTemplates).values(row).onConflictDoNothing().returning();
  return inserted && { ...inserted, document: null, versao: 0 };
}

export async function insertTemplateDocument(db: Db, row: typeof templateDocuments.$inferInsert): Promise<DocumentRow> {
  return onlyRow(await db.insert(templateDocuments).values(row).returning());
}

/** Returns undefined when it was deleted in the meantime. */
export async function markTemplateDeleted(
  db: Db,
  id_tenant: TenantId,
  id: string,
  deletedAt: string,
): Promise<boolean> {
  const marked = await db
    .update(agreementTemplates)
    .set({ deletedAt })
    .where(
      and(
        eq(agreementTemplates.id_tenant, id_tenant),
        eq(agreementTemplates.id, id),
        isNull(agreementTemplates.deletedAt),
      ),
    )
    .returning({ id: agreementTemplates.id });
  return marked.length > 0;
}
