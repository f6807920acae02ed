import { z } from 'zod';

export const secretMissing = 'Informe o segredo do cliente';
export const directoryMissing = 'Informe o ID do diretório (locatário)';

const domainName = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** Domains separated by spaces, commas or line breaks, in lower case and without a leading @. */
export const emailDomains = z
  .string()
  .max(2000, 'Informe menos domínios')
  .transform((text) => [
    ...new Set(
      text
        .toLowerCase()
        .split(/[\s,;]+/)
        .map((name) => name.replace(/^@/, ''))
        .filter(Boolean),
    ),
  ])
  .superRefine((names, { addIssue }) => {
    const wrong = names.find((name) => !domainName.test(name));
    if (wrong) addIssue({ code: 'custom', message: `${wrong.slice(0, 60)} não é um domínio de e-mail` });
    else if (names.length > 20) addIssue({ code: 'custom', message: 'Informe no máximo 20 domínios' });
  });

const plain = (missing: string, max: number) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(max, `Use no máximo ${max} caracteres.`)
    .regex(/^[\x21-\x7e]*$/, 'Copie o valor sem espaços nem acentos');

/** The registration of a tenant at a provider. An empty secret keeps the stored one. */
export const oidcProviderForm = z.object({
  client_id: plain('Informe o ID do cliente', 300),
  client_secret: z
    .string()
    .trim()
    .max(500, 'Use no máximo 500 caracteres.')
    .regex(/^[\x21-\x7e]*$/, 'Copie o valor sem espaços nem acentos')
    .default(''),
  /** The directory (tenant) id of Microsoft Entra, a UUID: the common endpoint would accept every directory. */
  directory: z
    .union([z.literal(''), z.uuid('O ID do diretório tem o formato 00000000-0000-0000-0000-000000000000')])
    .default(''),
  domains: emailDomains.default([]),
  isActive: z.boolean(),
});
export type OidcProviderForm = z.input<typeof oidcProviderForm>;
