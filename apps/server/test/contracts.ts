import { createHash, randomUUID } from 'node:crypto';
import type { ContractType } from '@restitui/domain/contracts/contract-type.ts';
import { placeholdersOf } from '@restitui/domain/contracts/placeholders.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { contractDocuments, contractPrivileges, contracts } from '../src/features/contracts/contracts.table.ts';
import type { TestServer } from './harness.ts';

interface NewTemplate {
  id_tenant: TenantId;
  id_user: string;
  typeContrato: ContractType;
  nameContrato?: string;
  /** Clean HTML; without it the template has no document yet. */
  html?: string;
  deletedAt?: string;
}

/** A template of a tenant; gives its id. */
export async function addContract({ inTenant, clock }: TestServer, values: NewTemplate): Promise<string> {
  const { html, ...row } = values;
  const id = randomUUID();
  const createdDate = clock.now().toISOString();
  await inTenant(row.id_tenant, async (db) => {
    await db.insert(contracts).values({ nameContrato: `Modelo ${id}`, ...row, id, createdDate });
    if (html === undefined) return;
    await db.insert(contractDocuments).values({
      id: randomUUID(),
      id_tenant: row.id_tenant,
      id_contract: id,
      id_user: row.id_user,
      formato: 'html',
      nome: 'modelo.html',
      tamanho: html.length,
      sha256: createHash('sha256').update(html).digest('hex'),
      html,
      campos: placeholdersOf(html),
      avisos: [],
      createdDate,
    });
  });
  return id;
}

/** What the CEO's switch does. */
export async function grantPrivileges({ inTenant, clock }: TestServer, id_tenant: TenantId, id_user: string) {
  const at = clock.now().toISOString();
  await inTenant(id_tenant, (db) => db.insert(contractPrivileges).values({ id_tenant, granted: true, id_user, at }));
}
