import { toPackedBlock } from '@restitui/column-store/item-block-reader.ts';
import type { ItemSource } from '@restitui/column-store/item-source.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { listItemBlocks, listRunBlocks } from './simples-items.repository.ts';

/** Returns the items of a run's month as a source for queries of the column store. */
export function openItemSource(db: Db, tenant: TenantId, month: { id_run: string; competencia: string }): ItemSource {
  return {
    load: async (parts, ordens) => (await listItemBlocks(db, tenant, month, parts, ordens)).map(toPackedBlock),
  };
}

/** Returns the items of all months of a run as a source. */
export function openRunSource(db: Db, tenant: TenantId, id_run: string): ItemSource {
  return {
    load: async (parts) => (await listRunBlocks(db, tenant, id_run, parts)).map(toPackedBlock),
  };
}
