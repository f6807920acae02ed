import { randomUUID } from 'node:crypto';
import { clientViewFilters } from '@restitui/domain/crm/client-views/client-views.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { insertClientView } from '../src/features/crm/client-views/client-views.repository.ts';
import type { TestServer } from './harness.ts';

interface NewTestView {
  id_tenant: TenantId;
  id_user: string;
  nome: string;
}

/** Adds a shared view of the list of clients; returns its id. */
export async function addTestClientView(
  { inTenant, clock }: TestServer,
  { id_tenant, id_user, nome }: NewTestView,
): Promise<string> {
  const id = randomUUID();
  const filtros = clientViewFilters.parse({ status: 'ATIVO' });
  const row = { id, id_tenant, id_user, nome, filtros, compartilhada: true };
  await inTenant(id_tenant, (db) => insertClientView(db, { ...row, createdDate: clock.now().toISOString() }));
  return id;
}
