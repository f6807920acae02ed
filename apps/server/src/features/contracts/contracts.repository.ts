import { foldText } from '@restitui/brazil/fold-text.ts';
import { type ContractType, contractTypesMatching } from '@restitui/domain/contracts/contract-type.ts';
import type { Contract, ContractDocument, contractsApi } from '@restitui/domain/contracts/contracts.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Input, Page } from '@restitui/domain/wire/endpoint.ts';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, like, or, sql } from 'drizzle-orm';
import { containing, foldedColumn } from '../../db/folded-text.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { contractDocuments, contracts } from './contracts.table.ts';

type ContractRow = typeof contracts.$inferSelect;
type DocumentRow = typeof contractDocuments.$inferSelect;

/** A template with the document in use. */
export interface FoundContract extends ContractRow {
  document: DocumentRow | null;
}

const newest = sql`${contractDocuments.id} = (
  select d.id from contract_documents d where d.id_contract = ${contracts.id} order by d.ordem desc limit 1
)`;

function selectContracts(db: Db) {
  return db
    .select({ contract: contracts, document: contractDocuments })
    .from(contracts)
    .leftJoin(contractDocuments, newest);
}

export async function findContract(db: Db, id_tenant: TenantId, id: string): Promise<FoundContract | undefined> {
  const [row] = await selectContracts(db).where(and(eq(contracts.id_tenant, id_tenant), eq(contracts.id, id)));
  return row && { ...row.contract, document: row.document };
}

/** The template from which contracts of a type are made. */
export async function findActiveContract(
  db: Db,
  id_tenant: TenantId,
  typeContrato: ContractType,
): Promise<FoundContract | undefined> {
  const [row] = await selectContracts(db).where(
    and(eq(contracts.id_tenant, id_tenant), eq(contracts.typeContrato, typeContrato), isNull(contracts.deletedAt)),
  );
  return row && { ...row.contract, document: row.document };
}

/** Newest first; the deleted ones by the day they were. */
export async function listContracts(
  db: Db,
  id_tenant: TenantId,
  { isAtivo, q, page, pageSize }: Input<typeof contractsApi.list>['query'],
): Promise<{ data: FoundContract[]; page: Page }> {
  const active = isAtivo === 'true';
  const where = and(
    eq(contracts.id_tenant, id_tenant),
    active ? isNull(contracts.deletedAt) : isNotNull(contracts.deletedAt),
    q
      ? or(
          like(foldedColumn(contracts.nameContrato), containing(foldText(q))),
          inArray(contracts.typeContrato, contractTypesMatching(q)),
        )
      : undefined,
  );
  const rows = await selectContracts(db)
    .where(where)
    .orderBy(desc(active ? contracts.createdDate : contracts.deletedAt), asc(contracts.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [total] = await db.select({ n: count() }).from(contracts).where(where);
  const data = rows.map(({ contract, document }) => ({ ...contract, document }));
  return { data, page: { number: page, size: pageSize, total: total?.n ?? 0 } };
}

/** Undefined when the tenant has an active one of this type. */
export async function insertContract(db: Db, row: Omit<ContractRow, 'deletedAt'>): Promise<FoundContract | undefined> {
  const [inserted] = await db.insert(contracts).values(row).onConflictDoNothing().returning();
  return inserted && { ...inserted, document: null };
}

export async function insertContractDocument(db: Db, row: typeof contractDocuments.$inferInsert): Promise<DocumentRow> {
  const [inserted] = await db.insert(contractDocuments).values(row).returning();
  return inserted as DocumentRow;
}

/** Undefined when somebody else deleted it first. */
export async function markContractDeleted(
  db: Db,
  id_tenant: TenantId,
  id: string,
  deletedAt: string,
): Promise<boolean> {
  const marked = await db
    .update(contracts)
    .set({ deletedAt })
    .where(and(eq(contracts.id_tenant, id_tenant), eq(contracts.id, id), isNull(contracts.deletedAt)))
    .returning({ id: contracts.id });
  return marked.length > 0;
}

function documentOnWire({
  formato,
  nome,
  tamanho,
  sha256,
  createdDate,
  campos,
  avisos,
}: DocumentRow): ContractDocument {
  return { formato, nome, tamanho, sha256, createdDate, campos, avisos };
}

export function contractOnWire({ document, ...row }: FoundContract): Contract {
  const { id, nameContrato, typeContrato, id_tenant, createdDate, deletedAt } = row;
  return {
    ...{ id, nameContrato, typeContrato, id_tenant, createdDate, deletedAt },
    isAtivo: deletedAt === null,
    documento: document && documentOnWire(document),
  };
}
