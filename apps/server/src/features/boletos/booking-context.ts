import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Db } from '../../db/tenant-scope.ts';
import type { Platform } from '../../platform/platform.ts';

/** The transaction in which a change of a boleto is booked; nobody need be signed in. */
export interface BookingContext {
  db: Db;
  tenant: TenantId;
  platform: Pick<Platform, 'clock'>;
}
