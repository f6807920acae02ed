import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { serviceAnswers, serviceFailures } from './services.table.ts';

type KeptAnswer = Pick<typeof serviceAnswers.$inferSelect, 'answer' | 'freshUntil'>;
type KeptFailures = Pick<typeof serviceFailures.$inferSelect, 'failures' | 'restsUntil'>;

export async function findAnswer(db: Db, service: string, question: string): Promise<KeptAnswer | undefined> {
  const { answer, freshUntil } = serviceAnswers;
  const [found] = await db
    .select({ answer, freshUntil })
    .from(serviceAnswers)
    .where(and(eq(serviceAnswers.service, service), eq(serviceAnswers.question, question)));
  return found;
}

export async function saveAnswer(db: Db, row: typeof serviceAnswers.$inferInsert): Promise<void> {
  const { answer, freshUntil, deleteAfter } = row;
  await db
    .insert(serviceAnswers)
    .values(row)
    .onConflictDoUpdate({
      target: [serviceAnswers.service, serviceAnswers.question],
      set: { answer, freshUntil, deleteAfter },
    });
}

export async function deleteAnswersBefore(db: Db, instant: string): Promise<void> {
  await db.delete(serviceAnswers).where(lt(serviceAnswers.deleteAfter, instant));
}

export async function findFailures(db: Db, service: string): Promise<KeptFailures | undefined> {
  const { failures, restsUntil } = serviceFailures;
  const [found] = await db
    .select({ failures, restsUntil })
    .from(serviceFailures)
    .where(eq(serviceFailures.service, service));
  return found;
}

/** Counts a failure; from so many in a row on, the service rests. */
export async function addFailure(
  db: Db,
  service: string,
  { failuresToRest, restsUntil }: { failuresToRest: number; restsUntil: string },
): Promise<void> {
  const count = sql`${serviceFailures.failures} + 1`;
  const first = { service, failures: 1, restsUntil: failuresToRest <= 1 ? restsUntil : null };
  await db
    .insert(serviceFailures)
    .values(first)
    .onConflictDoUpdate({
      target: serviceFailures.service,
      set: {
        failures: count,
        restsUntil: sql`case when ${count} >= ${failuresToRest} then ${restsUntil}::timestamptz end`,
      },
    });
}

export async function clearFailures(db: Db, service: string): Promise<void> {
  await db.delete(serviceFailures).where(eq(serviceFailures.service, service));
}
