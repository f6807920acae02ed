import type { bankTypes, PersonKind } from '@restitui/domain/bank-registrations/bank-form.ts';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../db/columns.ts';
import { tenants } from '../tenants/tenants.table.ts';

/** With which account and credentials a tenant charges; secret, key and certificate are sealed. */
export const bankRegistrations = pgTable('bank_registrations', {
  id_tenant: tenantId()
    .primaryKey()
    .references(() => tenants.id),
  typeBank: text().$type<(typeof bankTypes)[number]>().notNull(),
  client_id: text().notNull(),
  secret_sealed: text().notNull(),
  x_conta_corrente: text().notNull(),
  chaveKey: text(),
  key_sealed: text(),
  certificado: text(),
  certificate_sealed: text(),
  certificadoValidoAte: instant(),
  nome: text().notNull(),
  cpfCnpj: text().notNull(),
  tipoPessoa: text().$type<PersonKind>().notNull(),
  cep: text().notNull(),
  endereco: text().notNull(),
  bairro: text().notNull(),
  cidade: text().notNull(),
  uf: text().notNull(),
  updatedDate: instant().notNull(),
  version: integer().notNull(),
});
