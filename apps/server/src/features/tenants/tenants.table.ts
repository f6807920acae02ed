import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';

/** Consultancies with their brand; the CNPJ is the key of all their data. */
export const tenants = pgTable('tenants', {
  id: text().primaryKey(),
  title: text().notNull(),
  razao_social: text().notNull(),
  nome_fantasia: text().notNull(),
  email: text().notNull(),
  whatsApp: text().notNull(),
  /** E-mail domain of its people and address of its site. */
  domain: text().notNull().unique(),
  /** Host names that show this brand, beside the domain and its web., www. and dev. forms. */
  hosts: text().array().notNull().default([]),
  icon: text().notNull(),
  logos: jsonb().$type<{ light: string; dark: string }>().notNull(),
  colours: jsonb().$type<{ primary: string; secondary: string; accent: string }>().notNull(),
  landing: text({ enum: ['m', 'k', 'b', 't', 'd'] }).notNull(),
  /** The provider's own tenant: home of all ADMIN accounts. */
  isProvider: boolean().notNull().default(false),
  createdDate: instant().notNull(),
});
