import { z } from 'zod';
import { endpoint, enveloped } from '../wire/endpoint.ts';

/** Three colours in `#rrggbb`: mark and primary button, its counterpart, and the accent of focus. */
export const themeColours = z.object({ primary: z.string(), secondary: z.string(), accent: z.string() });

export const landingVariant = z.enum(['m', 'k', 'b', 't', 'd']);

/** What a host shows before anybody signs in. */
export const branding = z.object({
  id: z.string(),
  title: z.string(),
  domain: z.string(),
  icon: z.string(),
  logos: z.object({ light: z.string(), dark: z.string() }),
  colours: themeColours,
  landing: landingVariant,
  /** False on a host that no tenant has: public pages show the default brand, staff cannot sign in. */
  configured: z.boolean(),
  /** localhost and its kin, where e-mails are not completed. */
  local: z.boolean(),
});
export type Branding = z.infer<typeof branding>;

export const tenant = z.object({
  id: z.string(),
  cnpj: z.string(),
  title: z.string(),
  razao_social: z.string(),
  nome_fantasia: z.string(),
  domain: z.string(),
  colours: themeColours,
});
export type Tenant = z.infer<typeof tenant>;

export const tenantsApi = {
  branding: endpoint('GET /tenants/branding', {
    summary: 'Marca da empresa deste endereço',
    session: 'public',
    response: enveloped(branding),
  }),
  list: endpoint('GET /tenants', {
    summary: 'Empresas: todas para a equipe do provedor, a própria para os demais',
    response: enveloped(z.array(tenant)),
  }),
};
