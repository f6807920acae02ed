import type { PhotoOrigin } from '@restitui/domain/signatures/photo-origin.ts';
import type { SignatureDecision } from '@restitui/domain/signatures/signatures.api.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../db/columns.ts';
import { toOwner } from '../clients/clients.table.ts';
import { tenants } from '../tenants/tenants.table.ts';
import { toUser } from '../users/users.table.ts';

/** An image in the encrypted storage; size and hash are of the image itself. */
export interface StoredImage {
  key: string;
  type: 'image/jpeg' | 'image/png';
  size: number;
  sha256: string;
  /** Of a photo, as the browser declared it. */
  origin?: PhotoOrigin;
  camera?: string;
}

/** What the server itself saw of a step, beside what the browser declares. */
export interface SeenStep {
  at: string;
  address: string;
  agent: string;
}

/** Who a person is, by photos and drawing: one row per attempt (decisions D-40, D-41). */
export const signatures = pgTable(
  'signatures',
  {
    id: text().primaryKey(),
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
    /** The strokes with their times, or the written name, sealed; and what that text is known by. */
    trace: text(),
    traceSha256: text(),
    isModifica: boolean().notNull().default(true),
    decision: text().$type<SignatureDecision>().notNull().default('none'),
    /** The reviewer's name at that time; an ADMIN is of another tenant. */
    decidedBy: text(),
    id_decider: text(),
    decidedAt: instant(),
    reason: text(),
  },
  (table) => [
    toUser(table),
    toOwner(table),
    unique('signatures_in_tenant').on(table.id_tenant, table.id),
    // Of captures that race, one gets in; a denied attempt makes room for the next.
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
