import { createHash, randomUUID } from 'node:crypto';
import { placeholdersOf } from '@restitui/domain/agreements/templates/placeholders.ts';
import type { TemplateType } from '@restitui/domain/agreements/templates/template-type.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import {
  agreementTemplates,
  templateDocuments,
  templatePrivileges,
} from '../src/features/agreements/templates/templates.table.ts';
import type { TestServer } from './harness.ts';

interface NewTemplate {
  id_tenant: TenantId;
  id_user: string;
  typeContrato: TemplateType;
  nameContrato?: string;
  /** Clean HTML; without it the template has no document. */
  html?: string;
  deletedAt?: string;
}

/** Adds a template to a tenant; returns its id, which is also that of its first document. */
export async function addTemplate({ inTenant, clock }: TestServer, values: NewTemplate): Promise<string> {
  const { html, ...row } = values;
  const id = randomUUID();
  const createdDate = clock.now().toISOString();
  await inTenant(row.id_tenant, async (db) => {
    await db.insert(agreementTemplates).values({ nameContrato: `Modelo ${id}`, ...row, id, createdDate });
    if (html === undefined) return;
    await db.insert(templateDocuments).values({
      id,
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

/** Gives access to deleted templates, as the CEO's switch does. */
export async function enableDeletedTemplates({ inTenant, clock }: TestServer, id_tenant: TenantId, id_user: string) {
  const at = clock.now().toISOString();
  await inTenant(id_tenant, (db) => db.insert(templatePrivileges).values({ id_tenant, granted: true, id_user, at }));
}
