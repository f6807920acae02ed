import type { FeeRole, FeeShare } from '@restitui/domain/fees/fee-shares.ts';
import type { LedgerAccount, LedgerReason } from '@restitui/domain/fees/ledger.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, json } from '../../db/columns.ts';
import { boletos } from '../boletos/boletos.table.ts';
import { clients } from '../clients/clients.table.ts';
import { credits } from '../credits/credits.table.ts';

const cents = () => bigint({ mode: 'number' });

/** The success fee of each credit of which something was used. */
export const fees = pgTable(
  'fees',
  {
    id_credit: text().notNull(),
    id_tenant: text().notNull(),
    id_client: text().notNull(),
    /** As they were agreed when the fee came to be: a later commission concerns later fees. */
    shares: json().$type<FeeShare[]>().notNull(),
    apurado: cents().notNull(),
    createdDate: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id_credit] }),
    foreignKey({ columns: [table.id_tenant, table.id_credit], foreignColumns: [credits.id_tenant, credits.id] }),
    foreignKey({ columns: [table.id_tenant, table.id_client], foreignColumns: [clients.id_tenant, clients.cnpjcpf] }),
    index('fees_of_client').on(table.id_tenant, table.id_client),
    check('fees_not_negative', sql`${table.apurado} >= 0`),
  ],
);

/** What of a fee a boleto asks for, and what it brought. */
export const feeCharges = pgTable(
  'fee_charges',
  {
    id_tenant: text().notNull(),
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

/** Double entry: the lines of one booking sum to zero, which the database checks, and no line ever changes. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: text().primaryKey(),
    id_tenant: text().notNull(),
    id_lancamento: text().notNull(),
    id_credit: text().notNull(),
    /** The boleto that the booking came from. */
    id_boleto: text(),
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
    index('ledger_entries_of_booking').on(table.id_tenant, table.id_lancamento),
    index('ledger_entries_of_fee').on(table.id_tenant, table.id_credit),
    index('ledger_entries_of_person').on(table.id_tenant, table.papel, table.id_user, table.date),
    check('ledger_entries_not_zero', sql`${table.centavos} <> 0`),
  ],
);
