import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { boolean, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';

/** Consultancies with their brand; the CNPJ is the key of all their data. */
export const tenants = pgTable('tenants', {
  id: text().$type<TenantId>().primaryKey(),
  title: text().notNull(),
  razao_social: text().notNull(),
  nome_fantasia: text().notNull(),
  email: text().notNull(),
  whatsApp: text().notNull(),
  tel: text().notNull().default(''),
  cnae: text().notNull().default(''),
  cnae_info: text().notNull().default(''),
  /** MATRIZ or FILIAL, as the register has it. */
  tipo: text().notNull().default(''),
  cep: text().notNull().default(''),
  logradouro: text().notNull().default(''),
  numero: text().notNull().default(''),
  complemento: text().notNull().default(''),
  bairro: text().notNull().default(''),
  cidade: text().notNull().default(''),
  uf: text().notNull().default(''),
  /** Percent of the consultancy's work that is the provider's. */
  comissao_admin: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
  /** E-mail domain of its people and address of its site; null until it is set. */
  domain: text().unique(),
  /** Host names that show this brand, beside the domain and its web., www. and dev. forms. */
  hosts: text().array().notNull().default([]),
  icon: text().notNull(),
  /** An empty one is written as the title. */
  logos: jsonb().$type<{ light: string; dark: string }>().notNull(),
  colours: jsonb().$type<{ primary: string; secondary: string; accent: string }>().notNull(),
  landing: text({ enum: ['m', 'k', 'b', 't', 'd'] }).notNull(),
  /** A client's act is confirmed by a fresh code on a proven channel (decision D-40). */
  codigoAoAssinar: boolean().notNull().default(true),
  /** The provider's own tenant: home of all ADMIN accounts. */
  isProvider: boolean().notNull().default(false),
  createdDate: instant().notNull(),
});
