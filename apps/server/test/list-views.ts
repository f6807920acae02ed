import { randomUUID } from 'node:crypto';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { insertListView } from '../src/features/insights/list-views/list-views.repository.ts';
import type { TestServer } from './harness.ts';

interface NewTestView {
  id_tenant: TenantId;
  id_user: string;
  nome: string;
}

/** Adds a shared view of the list of clients; returns its id. */
export async function addTestListView(
  { inTenant, clock }: TestServer,
  { id_tenant, id_user, nome }: NewTestView,
): Promise<string> {
  const id = randomUUID();
  const row = { id, id_tenant, id_user, lista: 'clientes' as const, nome, filtros: { status: 'ATIVO' } };
  const createdDate = clock.now().toISOString();
  await inTenant(id_tenant, (db) => insertListView(db, { ...row, compartilhada: true, createdDate }));
  return id;
}
