import type { PayoutMeans } from '@restitui/domain/fees/fee-payouts.ts';
import type { FeeRole, FeeShare } from '@restitui/domain/fees/fee-shares.ts';
import type { LedgerAccount, LedgerReason } from '@restitui/domain/fees/ledger.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { day, instant, json, tenantId } from '../../db/columns.ts';
import { boletos } from '../boletos/boletos.table.ts';
import { toClient } from '../clients/clients.table.ts';
import { credits } from '../credits/credits.table.ts';
import { tenants } from '../tenants/tenants.table.ts';
import { users } from '../users/users.table.ts';

const cents = () => bigint({ mode: 'number' });

/** The success fee of each credit of which something was used. */
export const fees = pgTable(
  'fees',
  {
    id_credit: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_client: text().notNull(),
    /** As they were agreed when the fee came to be: a later commission concerns later fees. */
    shares: json().$type<FeeShare[]>().notNull(),
    apurado: cents().notNull(),
    createdDate: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id_credit] }),
    foreignKey({ columns: [table.id_tenant, table.id_credit], foreignColumns: [credits.id_tenant, credits.id] }),
    toClient(table),
    index('fees_of_client').on(table.id_tenant, table.id_client),
    check('fees_not_negative', sql`${table.apurado} >= 0`),
  ],
);

/** What of a fee a boleto asks for, and what it brought. */
export const feeCharges = pgTable(
  'fee_charges',
  {
    id_tenant: tenantId().notNull(),
    id_boleto: text().notNull(),
    id_credit: text().notNull(),
    centavos: cents().notNull(),
    pago: cents().notNull().default(0),
    /** Fine and interest. */
    encargos: cents().notNull().default(0),
    /** False once the boleto ended unpaid: what it asked for can be charged again. */
    aberto: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id_boleto, table.id_credit] }),
    foreignKey({ columns: [table.id_tenant, table.id_boleto], foreignColumns: [boletos.id_tenant, boletos.id] }),
    foreignKey({ columns: [table.id_tenant, table.id_credit], foreignColumns: [fees.id_tenant, fees.id_credit] }),
    index('fee_charges_of_fee').on(table.id_tenant, table.id_credit),
  ],
);

/** What was paid out of what was due to somebody; one taken back stays, and says so. */
export const feePayouts = pgTable(
  'fee_payouts',
  {
    id: text().primaryKey(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    papel: text().$type<FeeRole>().notNull(),
    /** Null where the share is a company's. */
    id_user: text(),
    centavos: cents().notNull(),
    data: day().notNull(),
    forma: text().$type<PayoutMeans>().notNull(),
    referencia: text().notNull(),
    id_autor: text()
      .notNull()
      .references(() => users.id),
    /** As they were called then: who acts may be of the provider, whose people a consultancy does not see. */
    autor: text().notNull(),
    createdDate: instant().notNull(),
    estornadoEm: instant(),
    estornadoPor: text(),
    motivoEstorno: text(),
  },
  (table) => [
    unique('fee_payouts_in_tenant').on(table.id_tenant, table.id),
    uniqueIndex('fee_payouts_once')
      .on(table.id_tenant, table.papel, sql`coalesce(${table.id_user}, '')`, sql`lower(${table.referencia})`)
      .where(sql`${table.estornadoEm} is null`),
    index('fee_payouts_by_day').on(table.id_tenant, table.data),
    check('fee_payouts_above_zero', sql`${table.centavos} > 0`),
  ],
);

/** Double entry: the lines of one booking sum to zero, which the database checks, and no line ever changes. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: text().primaryKey(),
    id_tenant: tenantId().notNull(),
    id_lancamento: text().notNull(),
    /** The fee that the booking is about, or else the payout. */
    id_credit: text(),
    /** The boleto that the booking came from. */
    id_boleto: text(),
    id_repasse: text(),
    motivo: text().$type<LedgerReason>().notNull(),
    conta: text().$type<LedgerAccount>().notNull(),
    papel: text().$type<FeeRole>(),
    id_user: text(),
    centavos: cents().notNull(),
    date: instant().notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.id_tenant, table.id_credit], foreignColumns: [fees.id_tenant, fees.id_credit] }),
    foreignKey({ columns: [table.id_tenant, table.id_boleto], foreignColumns: [boletos.id_tenant, boletos.id] }),
    foreignKey({ columns: [table.id_tenant, table.id_repasse], foreignColumns: [feePayouts.id_tenant, feePayouts.id] }),
    index('ledger_entries_of_booking').on(table.id_tenant, table.id_lancamento),
    index('ledger_entries_of_fee').on(table.id_tenant, table.id_credit),
    index('ledger_entries_of_person').on(table.id_tenant, table.papel, table.id_user, table.date),
    check('ledger_entries_not_zero', sql`${table.centavos} <> 0`),
    check('ledger_entries_of_one', sql`(${table.id_credit} is null) <> (${table.id_repasse} is null)`),
  ],
);
