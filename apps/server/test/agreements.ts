import { createHash, randomUUID } from 'node:crypto';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import {
  agreements,
  agreementVersions,
  type UsedTemplate,
} from '../src/features/agreements/documents/agreements.table.ts';
import { insertSuggestion } from '../src/features/agreements/suggestions/suggestions.repository.ts';
import type { TestServer } from './harness.ts';

type NewAgreement = Partial<typeof agreements.$inferInsert> & {
  id_tenant: TenantId;
  contracts: string[];
  /** The author of its text. */
  by: string;
  html: string;
  /** The template versions behind its text. */
  templates?: UsedTemplate[];
};

/** Adds an agreement with its first text; returns its id. */
export async function addAgreement(
  { inTenant, clock }: TestServer,
  { by, html, templates = [], ...row }: NewAgreement,
) {
  const id = randomUUID();
  const createdDate = clock.now().toISOString();
  await inTenant(row.id_tenant, async (db) => {
    await db.insert(agreements).values({ createdDate, ...row, id });
    await db.insert(agreementVersions).values({
      ...{ id: randomUUID(), id_tenant: row.id_tenant, id_agreement: id, number: 1, id_user: by, createdDate, html },
      ...{ sha256: createHash('sha256').update(html).digest('hex'), templates, data: {}, missing: [] },
    });
  });
  return id;
}

/** Adds an undecided suggestion by a link holder; returns its id. */
export async function addSuggestion(
  { inTenant, clock }: TestServer,
  values: { id_tenant: TenantId; id_agreement: string; requestChange: string },
) {
  const createdAt = clock.now().toISOString();
  const by = { author: 'link', authorName: 'Quem recebeu o link' } as const;
  const { id } = await inTenant(values.id_tenant, (db) =>
    insertSuggestion(db, { ...values, ...by, id: randomUUID(), createdAt }),
  );
  return id;
}
