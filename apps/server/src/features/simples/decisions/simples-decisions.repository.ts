import { sampleClientId } from '@restitui/domain/crm/clients/sample-client.ts';
import type { simplesDecisionsApi } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Input, Page } from '@restitui/domain/wire/endpoint.ts';
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { filterConditions } from '../../../db/filter-conditions.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { attachments } from '../../recovery/attachments/attachments.table.ts';
import { simplesDecisions } from './simples-decisions.table.ts';

export type NewDecisionRow = typeof simplesDecisions.$inferInsert;

const { alvo: _alvo, id_user: _user, id_tenant: _tenant, ...shown } = getTableColumns(simplesDecisions);
const columns = {
  ...shown,
  empresa: clients.razao_social,
  /** Name and storage key of the evidence; null once it is deleted. */
  arquivo: attachments.arquivo,
  file: attachments.anexo,
};

function selectDecisions(db: Db) {
  return db
    .select(columns)
    .from(simplesDecisions)
    .leftJoin(
      clients,
      and(eq(clients.id_tenant, simplesDecisions.id_tenant), eq(clients.cnpjcpf, simplesDecisions.id_client)),
    )
    .leftJoin(
      attachments,
      and(
        eq(attachments.id_tenant, simplesDecisions.id_tenant),
        eq(attachments.id, simplesDecisions.id_anexo),
        isNull(attachments.deletedAt),
      ),
    );
}

export type DecisionRow = Awaited<ReturnType<typeof selectDecisions>>[number];

function matching(q: string): SQL | undefined {
  if (!q) return undefined;
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const { produto, ncm, palavras, motivo, autor } = simplesDecisions;
  return or(...[produto, ncm, palavras, motivo, autor, clients.razao_social].map((column) => ilike(column, pattern)));
}

/** Lists the decisions of the consultancy and its clients, without those on the sample company. */
export async function listDecisions(
  db: Db,
  id_tenant: TenantId,
  query: Input<typeof simplesDecisionsApi.list>['query'],
): Promise<{ data: DecisionRow[]; page: Page }> {
  const { page, pageSize } = query;
  const filters = filterConditions(query, {
    q: matching,
    situacao: (situacao) => (situacao === 'vigente' ? isNull : isNotNull)(simplesDecisions.revogada_em),
    alcance: (alcance) => eq(simplesDecisions.alcance, alcance),
  });
  const isReal = or(isNull(simplesDecisions.id_client), ne(simplesDecisions.id_client, sampleClientId));
  const where = and(eq(simplesDecisions.id_tenant, id_tenant), isReal, ...filters);
  const data = await selectDecisions(db)
    .where(where)
    .orderBy(desc(simplesDecisions.em), desc(simplesDecisions.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [total] = await db
    .select({ n: count() })
    .from(simplesDecisions)
    .leftJoin(
      clients,
      and(eq(clients.id_tenant, simplesDecisions.id_tenant), eq(clients.cnpjcpf, simplesDecisions.id_client)),
    )
    .where(where);
  return { data, page: { number: page, size: pageSize, total: total?.n ?? 0 } };
}

export async function findDecision(db: Db, id_tenant: TenantId, id: string): Promise<DecisionRow | undefined> {
  const [row] = await selectDecisions(db).where(
    and(eq(simplesDecisions.id_tenant, id_tenant), eq(simplesDecisions.id, id)),
  );
  return row;
}

/** Returns false when an active decision has the same subject. */
export async function insertDecision(db: Db, decision: NewDecisionRow): Promise<boolean> {
  const { rowCount } = await db.insert(simplesDecisions).values(decision).onConflictDoNothing();
  return rowCount === 1;
}

/** Returns whether a decision is active on one of the subjects, as `alvo` names them. */
export async function isSomeDecided(db: Db, id_tenant: TenantId, alvos: readonly string[]): Promise<boolean> {
  const rows = await db
    .select({ id: simplesDecisions.id })
    .from(simplesDecisions)
    .where(
      and(
        eq(simplesDecisions.id_tenant, id_tenant),
        inArray(simplesDecisions.alvo, [...alvos]),
        isNull(simplesDecisions.revogada_em),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Returns false when the decision was already revoked. */
export async function revokeDecision(
  db: Db,
  id_tenant: TenantId,
  id: string,
  revocation: { revogada_por: string; revogada_em: string; motivo_revogacao: string },
): Promise<boolean> {
  const { rowCount } = await db
    .update(simplesDecisions)
    .set(revocation)
    .where(
      and(eq(simplesDecisions.id_tenant, id_tenant), eq(simplesDecisions.id, id), isNull(simplesDecisions.revogada_em)),
    );
  return rowCount === 1;
}

/** Lists the active decisions for a client, its own and those of the whole consultancy, newest first. */
export async function listActiveDecisions(db: Db, id_tenant: TenantId, id_client: string): Promise<DecisionRow[]> {
  return selectDecisions(db)
    .where(
      and(
        eq(simplesDecisions.id_tenant, id_tenant),
        isNull(simplesDecisions.revogada_em),
        or(isNull(simplesDecisions.id_client), eq(simplesDecisions.id_client, id_client)),
      ),
    )
    .orderBy(desc(simplesDecisions.em), desc(simplesDecisions.id));
}

/** Lists the active decisions of the whole consultancy, for all clients. */
export async function listAllActiveDecisions(db: Db, id_tenant: TenantId): Promise<DecisionRow[]> {
  return selectDecisions(db)
    .where(and(eq(simplesDecisions.id_tenant, id_tenant), isNull(simplesDecisions.revogada_em)))
    .orderBy(desc(simplesDecisions.em), desc(simplesDecisions.id));
}

const maxPrecedentsOfNcm = 100;

/**
 * Lists the active decisions on products of other clients, the sample company left out, newest first: the newest of
 * each of the NCMs, so that an NCM with many decisions leaves room for the others.
 */
export async function listPrecedents(
  db: Db,
  id_tenant: TenantId,
  { ncms, except }: { ncms: readonly string[]; except: string },
): Promise<DecisionRow[]> {
  if (ncms.length === 0) return [];
  const { id, ncm, em } = simplesDecisions;
  const numbered = db
    .select({
      id,
      number: sql<number>`row_number() over (partition by ${ncm} order by ${em} desc, ${id} desc)`.as('number'),
    })
    .from(simplesDecisions)
    .where(
      and(
        eq(simplesDecisions.id_tenant, id_tenant),
        eq(simplesDecisions.tipo, 'produto'),
        isNull(simplesDecisions.revogada_em),
        ne(simplesDecisions.id_client, except),
        ne(simplesDecisions.id_client, sampleClientId),
        inArray(ncm, [...ncms]),
      ),
    )
    .as('numbered');
  const newest = db.select({ id: numbered.id }).from(numbered).where(lte(numbered.number, maxPrecedentsOfNcm));
  return selectDecisions(db)
    .where(and(eq(simplesDecisions.id_tenant, id_tenant), inArray(id, newest)))
    .orderBy(desc(em), desc(id));
}
