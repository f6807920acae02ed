import { defaultSigningDays } from '@restitui/domain/agreements/signing/signing-deadline.ts';
import type { SigningOrder } from '@restitui/domain/agreements/signing/signing-order.ts';
import { defaultLateLimits } from '@restitui/domain/billing/boletos/late-limits.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { boolean, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../db/columns.ts';
import { each, personalData } from '../../../db/personal-data.ts';

/** Consultancies with their brand; their CNPJ is the tenant key of all data. */
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
  /** MATRIZ or FILIAL, as in the CNPJ register. */
  tipo: text().notNull().default(''),
  cep: text().notNull().default(''),
  logradouro: text().notNull().default(''),
  numero: text().notNull().default(''),
  complemento: text().notNull().default(''),
  bairro: text().notNull().default(''),
  cidade: text().notNull().default(''),
  uf: text().notNull().default(''),
  /** Share of the provider in the consultancy's work, in percent. */
  comissao_admin: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
  /** E-mail domain of the staff and address of the site; null until set. */
  domain: text().unique(),
  /** Host names that show this brand in addition to the domain and its web., www. and dev. forms. */
  hosts: text().array().notNull().default([]),
  icon: text().notNull(),
  /** An empty logo is replaced by the title as text. */
  logos: jsonb().$type<{ light: string; dark: string }>().notNull(),
  colours: jsonb().$type<{ primary: string; secondary: string; accent: string }>().notNull(),
  landing: text({ enum: ['m', 'k', 'b', 't', 'd'] }).notNull(),
  /** Whether clients confirm a signature by a code sent to a verified channel (decision D-40). */
  codigoAoAssinar: boolean().notNull().default(true),
  /** Who signs first (decision D-47). */
  ordemAssinatura: text().$type<SigningOrder>().notNull().default('avisa'),
  /** Days for signing a new version; null for no limit. */
  diasParaAssinar: integer().default(defaultSigningDays),
  /** Fine, and interest a month, up to which a boleto is issued without a warning; in percent. */
  multaMaxima: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(defaultLateLimits.multaMaxima),
  jurosMaximos: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(defaultLateLimits.jurosMaximos),
  /** The provider's own tenant, to which all ADMIN accounts belong. */
  isProvider: boolean().notNull().default(false),
  createdDate: instant().notNull(),
});

personalData(tenants, {
  purpose: 'Consultancies and their brand',
  basis: 'contract',
  retention: { text: 'As long as the consultancy' },
  subject: 'consultancy',
  columns: each(['email', 'whatsApp', 'tel', 'cep', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'uf'], {
    erase: 'keep',
    why: 'Data of a company',
  }),
});
