import type { Db } from '../../../db/tenant-scope.ts';
import { signatureOpenings } from './signature-openings.table.ts';

export async function insertSignatureOpening(db: Db, opening: typeof signatureOpenings.$inferInsert): Promise<void> {
  await db.insert(signatureOpenings).values(opening);
}
