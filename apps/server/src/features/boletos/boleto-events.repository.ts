import type { BoletoDetail } from '@restitui/domain/boletos/boletos.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, asc, count, eq, getTableColumns, like, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { boletoEvents } from './boletos.table.ts';

const { id_tenant: _tenant, id_boleto: _boleto, evento: _evento, ...columns } = getTableColumns(boletoEvents);

/** How the news that a payment was given back begins; there may be one for each payment. */
const givenBack = 'DEVOLVIDO';
export const givenBackEvent = (time: number) => `${givenBack} ${time}`;
const isGivenBack = like(boletoEvents.evento, `${givenBack} %`);

/** False when this news of the boleto is known already. */
export async function insertBoletoEvent(db: Db, event: typeof boletoEvents.$inferInsert): Promise<boolean> {
  const { id_tenant, id_boleto, evento } = boletoEvents;
  const rows = await db
    .insert(boletoEvents)
    .values(event)
    .onConflictDoNothing({ target: [id_tenant, id_boleto, evento] })
    .returning({ id: boletoEvents.id });
  return rows.length === 1;
}

/** What became of it, the earliest first. */
export async function listBoletoEvents(db: Db, id_tenant: TenantId, id: string): Promise<BoletoDetail['eventos']> {
  return db
    .select({ ...columns, devolvido: sql<boolean>`${isGivenBack}` })
    .from(boletoEvents)
    .where(and(eq(boletoEvents.id_tenant, id_tenant), eq(boletoEvents.id_boleto, id)))
    .orderBy(asc(boletoEvents.date), asc(boletoEvents.id));
}

/** How often a payment of it was given back. */
export async function countGivenBack(db: Db, id_tenant: TenantId, id: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(boletoEvents)
    .where(and(eq(boletoEvents.id_tenant, id_tenant), eq(boletoEvents.id_boleto, id), isGivenBack));
  return row?.n ?? 0;
}
