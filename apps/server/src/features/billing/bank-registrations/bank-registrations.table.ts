import type { bankTypes, PersonKind } from '@restitui/domain/billing/bank-registrations/bank-form.ts';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { each, personalData } from '../../../db/personal-data.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';

/** Account and credentials with which a tenant issues boletos; secret, key and certificate are encrypted. */
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

personalData(bankRegistrations, {
  purpose: 'Account with which the consultancy charges',
  basis: 'contract',
  retention: { text: 'As long as the registration' },
  subject: 'consultancy',
  columns: each(
    [
      'nome',
      'cpfCnpj',
      'tipoPessoa',
      'x_conta_corrente',
      'chaveKey',
      'certificado',
      'cep',
      'endereco',
      'bairro',
      'cidade',
      'uf',
    ],
    { erase: 'keep', why: 'Data of the account holder, the consultancy' },
  ),
});
