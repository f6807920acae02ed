import { randomUUID } from 'node:crypto';
import { foldText } from '@restitui/brazil/fold-text.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { clientTags, tags } from '../src/features/crm/tags/tags.table.ts';
import type { TestServer } from './harness.ts';

interface NewTestTag {
  id_tenant: TenantId;
  id_user: string;
  nome: string;
  /** A client that has it. */
  id_client?: string;
}

/** Adds a tag; returns its id. */
export async function addTestTag({ inTenant, clock }: TestServer, tag: NewTestTag): Promise<string> {
  const { id_client, id_tenant, nome } = tag;
  const id = randomUUID();
  const row = { cor: 'azul', nome_busca: foldText(nome), createdDate: clock.now().toISOString() } as const;
  await inTenant(id_tenant, async (db) => {
    await db.insert(tags).values({ ...row, id, id_tenant, nome, id_user: tag.id_user });
    if (id_client) await db.insert(clientTags).values({ id_tenant, id_client, id_tag: id });
  });
  return id;
}
