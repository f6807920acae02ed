import type { Db } from '../../../db/tenant-scope.ts';
import { termsAcceptances } from './terms-acceptances.table.ts';

/** Keeps the first acceptance of a version. */
export async function insertTermsAcceptance(db: Db, acceptance: typeof termsAcceptances.$inferInsert): Promise<void> {
  await db.insert(termsAcceptances).values(acceptance).onConflictDoNothing();
}
