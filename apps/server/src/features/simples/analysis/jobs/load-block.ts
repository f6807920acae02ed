import type { PackedBlock } from '@restitui/column-store/item-block.ts';
import { toPackedBlock } from '@restitui/column-store/item-block-reader.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../../db/tenant-scope.ts';
import { listItemBlocks } from '../simples-items.repository.ts';
import type { BlockPlace } from './dossier-messages.ts';

const parts = ['dicionarios', 'somas', 'colunas', 'chaves', 'documentos'] as const;

/** Reads one block of the items of a run. */
export async function loadBlock(
  db: Db,
  tenant: TenantId,
  id_run: string,
  { competencia, ordem }: BlockPlace,
): Promise<PackedBlock> {
  const [block] = await listItemBlocks(db, tenant, { id_run, competencia }, parts, [ordem]);
  if (!block) throw new Error(`Block ${ordem} of the items is gone.`);
  return toPackedBlock(block);
}
