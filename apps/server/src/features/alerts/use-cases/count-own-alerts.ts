import type { CrossTenantContext } from '../../../kernel/context.ts';
import { countAlerts } from '../alert-inbox.repository.ts';
import { readerOf } from '../openable-alert.ts';

export async function countOwnAlerts({ db, actor, tenant }: CrossTenantContext) {
  return { data: await countAlerts(db, tenant, readerOf(actor)) };
}
