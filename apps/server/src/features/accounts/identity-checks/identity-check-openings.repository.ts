import type { Db } from '../../../db/tenant-scope.ts';
import { identityCheckOpenings } from './identity-check-openings.table.ts';

export async function insertSignatureOpening(
  db: Db,
  opening: typeof identityCheckOpenings.$inferInsert,
): Promise<void> {
  await db.insert(identityCheckOpenings).values(opening);
}
