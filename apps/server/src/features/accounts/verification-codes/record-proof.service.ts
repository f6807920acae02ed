import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { newId } from '../../../kernel/new-id.ts';
import { type Contact, insertVerificationCode } from './verification-codes.repository.ts';

interface Proof extends Contact {
  id_user: string;
  code_hash: string;
  provenAt: string;
}

/** Records that a contact was proven in a session by a code of another kind, such as that of the sign-in. */
export async function recordProof(db: Db, id_tenant: TenantId, { provenAt, ...proof }: Proof): Promise<void> {
  const dayBefore = new Date(Date.parse(provenAt) - 86_400_000).toISOString();
  const times = { createdDate: provenAt, expiresAt: provenAt, provenAt };
  await insertVerificationCode(db, id_tenant, { ...proof, ...times, id: newId(), isSpent: true }, dayBefore);
}
