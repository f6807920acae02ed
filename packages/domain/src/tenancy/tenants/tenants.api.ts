import { z } from 'zod';
import { signingDays } from '../../agreements/signing/signing-deadline.ts';
import { signingOrder } from '../../agreements/signing/signing-order.ts';
import { lateLimits } from '../../billing/boletos/late-limits.ts';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { landingVariant } from './landing-variant.ts';

/** Three colours `#rrggbb`: logo and primary button, secondary, and the accent used for focus. */
export const themeColours = z.object({ primary: z.string(), secondary: z.string(), accent: z.string() });

/** URLs of the pictures; an empty logo is replaced by the title. */
const logos = z.object({ light: z.string(), dark: z.string() });

/** Contact data of a company. */
const contact = z.object({
  razao_social: z.string(),
  email: z.string(),
  whatsApp: z.string(),
  tel: z.string(),
  cep: z.string(),
  logradouro: z.string(),
  numero: z.string(),
  complemento: z.string(),
  bairro: z.string(),
  cidade: z.string(),
  uf: z.string(),
});
export type Contact = z.infer<typeof contact>;

/** The brand that a host shows before sign-in. */
export const branding = z.object({
  id: z.string(),
  title: z.string(),
  domain: z.string().nullable(),
  icon: z.string(),
  logos,
  colours: themeColours,
  landing: landingVariant,
  contact,
  /** Host of the app if the tenant separates it from its site (decision D-42). */
  webHost: z.string().nullable(),
  /** False on a host without a tenant: public pages show the default brand, staff cannot sign in. */
  configured: z.boolean(),
  /** Whether the host is local; e-mail addresses are then not completed. */
  local: z.boolean(),
  /** Support telephone shown on failures. */
  supportPhone: z.string().nullable(),
  /** Base URL of the `observations` calls; null for this server. */
  observationsUrl: z.url().nullable(),
});
export type Branding = z.infer<typeof branding>;

export const tenant = z.object({
  id: z.string(),
  cnpj: z.string(),
  title: z.string(),
  nome_fantasia: z.string(),
  fantasia: z.string(),
  cnae: z.string(),
  cnae_info: z.string(),
  tipo: z.string(),
  ...contact.shape,
  /** Percent; absent for users who may not read it. */
  comissao_admin: z.number().optional(),
  domain: z.string().nullable(),
  hosts: z.array(z.string()),
  icon: z.string(),
  logos,
  colours: themeColours,
  landing: landingVariant,
  /** Whether clients confirm a signature by a code (decision D-40). */
  codigoAoAssinar: z.boolean(),
  /** Who signs first, and the days for signing a new version (decision D-47). */
  ordemAssinatura: signingOrder,
  diasParaAssinar: signingDays,
  ...lateLimits.shape,
});
export type Tenant = z.infer<typeof tenant>;

/** A web app manifest: https://www.w3.org/TR/appmanifest. */
export const webManifest = z.object({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  lang: z.literal('pt-BR'),
  start_url: z.string(),
  scope: z.string(),
  display: z.literal('standalone'),
  theme_color: z.string(),
  background_color: z.string(),
  icons: z.array(
    z.object({ src: z.string(), sizes: z.string(), type: z.string().optional(), purpose: z.literal('any') }),
  ),
});

export const tenantsApi = {
  branding: endpoint('GET /tenants/branding', {
    summary: 'Marca da empresa deste endereço, ou a de uma das páginas de apresentação',
    session: 'public',
    query: z.object({ landing: landingVariant.optional() }),
    response: enveloped(branding),
  }),
  manifest: endpoint('GET /tenants/manifest', {
    summary: 'Manifesto da aplicação instalada, com a marca da empresa deste endereço',
    session: 'public',
    response: webManifest,
  }),
  list: endpoint('GET /tenants', {
    summary: 'Empresas: todas para a equipe do provedor, a própria para os demais',
    response: enveloped(z.array(tenant)),
  }),
};
