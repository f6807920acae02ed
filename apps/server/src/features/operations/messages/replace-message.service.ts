import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { markResent } from './message-log.repository.ts';
import { deleteOutgoing } from './messages.repository.ts';

/** Records that a message was sent once more. A repeated job of the first one then finds nothing to send. */
export async function replaceMessage(db: Db, id_tenant: TenantId, id: string, id_resent: string): Promise<void> {
  await markResent(db, id_tenant, id, id_resent);
  await deleteOutgoing(db, id_tenant, id);
}
