import type { IdentityDecision } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import type { PhotoOrigin } from '@restitui/domain/accounts/identity-checks/photo-origin.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { each, keptAccountId, personalData } from '../../../db/personal-data.ts';
import { toOwner } from '../../crm/clients/clients.table.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';
import { toUser } from '../users/users.table.ts';

/** An image in the encrypted storage; size and hash are those of the plain image. */
export interface StoredImage {
  key: string;
  type: 'image/jpeg' | 'image/png';
  size: number;
  sha256: string;
  /** Declared by the browser, for photos only. */
  origin?: PhotoOrigin;
  camera?: string;
  quality?: string;
}

/** Time, address and user agent of a step as seen by the server. */
export interface SeenStep {
  at: string;
  address: string;
  agent: string;
}

/** A person's identity by photos and drawing: one row per attempt (decisions D-40, D-41). */
export const identityChecks = pgTable(
  'signatures',
  {
    id: text().notNull(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    id_user: text(),
    id_owner: text(),
    nome: text().notNull(),
    cpf: text().notNull(),
    maquina: text().notNull(),
    local: text().notNull(),
    createData: instant().notNull(),
    photosSeen: jsonb().$type<SeenStep>().notNull(),
    drawingSeen: jsonb().$type<SeenStep>(),
    fotoPessoa: jsonb().$type<StoredImage>().notNull(),
    fotoDoc: jsonb().$type<StoredImage>().notNull(),
    /** Null while the capture is in progress. */
    assinatura: jsonb().$type<StoredImage>(),
    /** The sealed trace (strokes with times, or a typed name), and its hash. */
    trace: text(),
    traceSha256: text(),
    isModifica: boolean().notNull().default(true),
    decision: text().$type<IdentityDecision>().notNull().default('none'),
    /** Name of the reviewer at that time, who may be an ADMIN of another tenant. */
    decidedBy: text(),
    id_decider: text(),
    decidedAt: instant(),
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    toUser(table),
    toOwner(table),
    // At most one attempt that is not denied, so that only one of two concurrent captures succeeds.
    uniqueIndex('signatures_standing_of_user')
      .on(table.id_tenant, table.id_user)
      .where(sql`${table.decision} <> 'denied'`),
    uniqueIndex('signatures_standing_of_owner')
      .on(table.id_tenant, table.id_owner)
      .where(sql`${table.decision} <> 'denied'`),
    index('signatures_by_date').on(table.id_tenant, table.createData),
    check('signatures_of_one_person', sql`num_nonnulls(${table.id_user}, ${table.id_owner}) = 1`),
    check('signatures_decided_once_drawn', sql`${table.assinatura} is not null or ${table.decision} = 'none'`),
    check('signatures_decided_by_somebody', sql`(${table.decision} = 'none') = (${table.decidedAt} is null)`),
  ],
);

personalData(identityChecks, {
  purpose: 'Proof of identity for signing',
  basis: 'identity',
  retention: 'contract',
  subject: ['user', 'owner'],
  rows: { user: 'id_user', owner: 'id_owner' },
  exportSteps: { identity: 70 },
  columns: {
    ...each(
      [
        ...([
          'id_user',
          'id_owner',
          'nome',
          'cpf',
          'maquina',
          'local',
          'createData',
          'photosSeen',
          'drawingSeen',
        ] as const),
        ...([
          'fotoPessoa',
          'fotoDoc',
          'assinatura',
          'trace',
          'traceSha256',
          'decision',
          'decidedAt',
          'reason',
        ] as const),
      ],
      {
        erase: { step: 'identity files' },
        heldByAgreement: true,
        why: 'A verified check, or one that an act refers to, proves a signed agreement',
      },
    ),
    id_decider: { subject: 'user', ...keptAccountId },
    decidedBy: { subject: 'user', erase: 'name', by: 'id_decider' },
  },
});
