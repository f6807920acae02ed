import { randomUUID } from 'node:crypto';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { observations } from '../src/features/recovery/observations/observations.table.ts';
import type { TestServer } from './harness.ts';

interface Written {
  id_tenant: TenantId;
  id_client: string;
  id_produto?: string;
  id_user?: string;
  id_owner?: string;
  mensage: string;
  category?: 'PADRAO' | 'CLIENTE';
}

/** Adds an observation that everyone who may open the client can read. */
export async function addObservation({ inTenant, clock }: TestServer, written: Written): Promise<string> {
  const { id_client: cnpj, ...row } = written;
  const id = randomUUID();
  const rest = {
    sender: 'Autora',
    isAlerta: false,
    category: 'PADRAO',
    createdDate: clock.now().toISOString(),
  } as const;
  await inTenant(row.id_tenant, (db) => db.insert(observations).values({ ...rest, ...row, id, cnpj }));
  return id;
}
