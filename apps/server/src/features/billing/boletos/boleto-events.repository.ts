import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, count, eq, getTableColumns, like, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { boletoEvents } from './boletos.table.ts';

const { id_tenant: _tenant, id_boleto: _boleto, evento: _evento, ...columns } = getTableColumns(boletoEvents);

type ListedEvent = Omit<typeof boletoEvents.$inferSelect, 'id_tenant' | 'id_boleto' | 'evento'> & {
  devolvido: boolean;
};

const paid = 'PAGO';
/** Prefix of refund events; there can be one per payment. */
const givenBack = 'DEVOLVIDO';

/** Names the payments and the refunds of a boleto, which are numbered alike from 1; the first payment has no number. */
export const paymentEvent = (time: number) => (time === 1 ? paid : `${paid} ${time}`);
export const refundEvent = (time: number) => `${givenBack} ${time}`;

export const isGivenBack = like(boletoEvents.evento, `${givenBack} %`);
/** Selects the name of the payment that a refund gave back. */
export const paymentOfRefund = sql<string>`case ${boletoEvents.evento} when ${refundEvent(1)} then ${paymentEvent(1)}
  else replace(${boletoEvents.evento}, ${givenBack}, ${paid}) end`;

/** Returns false when the event is already stored. */
export async function insertBoletoEvent(db: Db, event: typeof boletoEvents.$inferInsert): Promise<boolean> {
  const { id_tenant, id_boleto, evento } = boletoEvents;
  const rows = await db
    .insert(boletoEvents)
    .values(event)
    .onConflictDoNothing({ target: [id_tenant, id_boleto, evento] })
    .returning({ id: boletoEvents.id });
  return rows.length === 1;
}

/** Lists the events of a boleto, earliest first. */
export async function listBoletoEvents(db: Db, id_tenant: TenantId, id: string): Promise<ListedEvent[]> {
  return db
    .select({ ...columns, devolvido: sql<boolean>`${isGivenBack}` })
    .from(boletoEvents)
    .where(and(eq(boletoEvents.id_tenant, id_tenant), eq(boletoEvents.id_boleto, id)))
    .orderBy(asc(boletoEvents.date), asc(boletoEvents.id));
}

/** Counts the refunded payments of a boleto. */
export async function countRefunds(db: Db, id_tenant: TenantId, id: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(boletoEvents)
    .where(and(eq(boletoEvents.id_tenant, id_tenant), eq(boletoEvents.id_boleto, id), isGivenBack));
  return row?.n ?? 0;
}
