import { zeroCents } from '@restitui/brazil/money.ts';
import type { PayoutMeans } from '@restitui/domain/billing/fees/fee-payouts.ts';
import type { FeeRole, FeeShare } from '@restitui/domain/billing/fees/fee-shares.ts';
import type { LedgerAccount, LedgerReason } from '@restitui/domain/billing/fees/ledger.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { day, instant, json, tenantId, wholeCents } from '../../../db/columns.ts';
import { each, keptAccountId, personalData } from '../../../db/personal-data.ts';
import { userDirectory } from '../../accounts/users/users.table.ts';
import { toClient } from '../../crm/clients/clients.table.ts';
import { credits } from '../../recovery/credits/credits.table.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';
import { boletos } from '../boletos/boletos.table.ts';

/** Success fees, one per credit that was at least partly used. */
export const fees = pgTable(
  'fees',
  {
    id_credit: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_client: text().notNull(),
    /** Agreed when the fee was created: later changes of commissions apply to later fees. */
    shares: json().$type<FeeShare[]>().notNull(),
    apurado: wholeCents().notNull(),
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

/** Parts of fees charged by boletos, and the amounts paid. */
export const feeCharges = pgTable(
  'fee_charges',
  {
    id_tenant: tenantId().notNull(),
    id_boleto: text().notNull(),
    id_credit: text().notNull(),
    centavos: wholeCents().notNull(),
    /** Paid, and not given back. */
    pago: wholeCents().notNull().default(zeroCents),
    /** Fine and interest. */
    encargos: wholeCents().notNull().default(zeroCents),
    /** False once the boleto ended unpaid: its fees can be charged again. */
    aberto: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id_boleto, table.id_credit] }),
    foreignKey({ columns: [table.id_tenant, table.id_boleto], foreignColumns: [boletos.id_tenant, boletos.id] }),
    foreignKey({ columns: [table.id_tenant, table.id_credit], foreignColumns: [fees.id_tenant, fees.id_credit] }),
    index('fee_charges_of_fee').on(table.id_tenant, table.id_credit),
  ],
);

/** Columns of author and instant of an amount that was paid out or given back, and of its reversal. */
const reversibleEntry = () => ({
  id_autor: text()
    .notNull()
    .references(() => userDirectory.id),
  /** Author's name at that time: provider staff are not visible to a consultancy. */
  autor: text().notNull(),
  createdDate: instant().notNull(),
  estornadoEm: instant(),
  estornadoPor: text(),
  motivoEstorno: text(),
});

/** Payouts of due shares; a reversed one is kept and marked. */
export const feePayouts = pgTable(
  'fee_payouts',
  {
    id: text().notNull(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    papel: text().$type<FeeRole>().notNull(),
    /** Null when the share belongs to a company. */
    id_user: text(),
    centavos: wholeCents().notNull(),
    data: day().notNull(),
    forma: text().$type<PayoutMeans>().notNull(),
    referencia: text().notNull(),
    ...reversibleEntry(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    uniqueIndex('fee_payouts_once')
      .on(table.id_tenant, table.papel, sql`coalesce(${table.id_user}, '')`, sql`lower(${table.referencia})`)
      .where(sql`${table.estornadoEm} is null`),
    index('fee_payouts_by_day').on(table.id_tenant, table.data),
    check('fee_payouts_above_zero', sql`${table.centavos} > 0`),
  ],
);

/** Returns of paid fees to their clients; a reversed one is kept and marked. */
export const feeReturns = pgTable(
  'fee_returns',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_client: text().notNull(),
    centavos: wholeCents().notNull(),
    data: day().notNull(),
    observacao: text().notNull(),
    ...reversibleEntry(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    toClient(table),
    index('fee_returns_of_client').on(table.id_tenant, table.id_client),
    check('fee_returns_above_zero', sql`${table.centavos} > 0`),
  ],
);

/** The parts of a return that boletos took of fees; `pago` of the charge is less by each, until the return is reversed. */
export const feeReturnParts = pgTable(
  'fee_return_parts',
  {
    id_tenant: tenantId().notNull(),
    id_devolucao: text().notNull(),
    id_boleto: text().notNull(),
    id_credit: text().notNull(),
    centavos: wholeCents().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id_devolucao, table.id_boleto, table.id_credit] }),
    foreignKey({
      columns: [table.id_tenant, table.id_devolucao],
      foreignColumns: [feeReturns.id_tenant, feeReturns.id],
    }),
    foreignKey({
      columns: [table.id_tenant, table.id_boleto, table.id_credit],
      foreignColumns: [feeCharges.id_tenant, feeCharges.id_boleto, feeCharges.id_credit],
    }),
    index('fee_return_parts_of_fee').on(table.id_tenant, table.id_credit),
    check('fee_return_parts_above_zero', sql`${table.centavos} > 0`),
  ],
);

/** Double entry: the lines of one booking sum to zero, which the database checks, and lines never change. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_lancamento: text().notNull(),
    /** The fee of the booking; null for payouts. */
    id_credit: text(),
    /** The boleto that caused the booking. */
    id_boleto: text(),
    id_repasse: text(),
    motivo: text().$type<LedgerReason>().notNull(),
    conta: text().$type<LedgerAccount>().notNull(),
    papel: text().$type<FeeRole>(),
    id_user: text(),
    centavos: wholeCents().notNull(),
    date: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
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

personalData(fees, {
  purpose: 'Success fees',
  basis: 'contract',
  retention: 'charge',
  subject: 'user',
  columns: { shares: { erase: 'keep', why: 'Ids of accounts without a name' } },
});

personalData(feePayouts, {
  purpose: 'Payouts of fees',
  basis: 'obligation',
  retention: 'charge',
  subject: 'user',
  columns: {
    ...each(['id_user', 'id_autor'], keptAccountId),
    autor: { erase: 'name', by: 'id_autor' },
    estornadoPor: { erase: 'name', byName: true },
  },
});

personalData(feeReturns, {
  purpose: 'Returns of paid fees',
  basis: 'obligation',
  retention: 'charge',
  subject: 'user',
  columns: {
    ...each(['id_autor'], keptAccountId),
    autor: { erase: 'name', by: 'id_autor' },
    estornadoPor: { erase: 'name', byName: true },
  },
  notPersonal: { observacao: 'Note about a payment' },
});

personalData(ledgerEntries, {
  purpose: 'Ledger of fees',
  basis: 'obligation',
  retention: { text: 'As long as the record it belongs to' },
  subject: 'user',
  columns: each(['id_user'], keptAccountId),
  notPersonal: { conta: 'An account of the ledger' },
});
