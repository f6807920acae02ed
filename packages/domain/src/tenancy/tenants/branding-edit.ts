import { z } from 'zod';
import { signingDays } from '../../agreements/signing/signing-deadline.ts';
import { signingOrder } from '../../agreements/signing/signing-order.ts';
import { lateLimits } from '../../billing/boletos/late-limits.ts';
import type { AcceptedFile } from '../../wire/accepted-file.ts';
import { landingVariant } from './landing-variant.ts';

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const hostName = new RegExp(`^(?=.{1,253}$)(${label}\\.)*(?=[a-z0-9-]*[a-z])${label}$`);
const domainName = new RegExp(`^(?=.{4,253}$)(${label}\\.)+(?=[a-z0-9-]*[a-z])${label}$`);

/** Returns the host name of a pasted URL: without protocol, path and port, in lower case. */
function bareName(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/:].*$/s, '');
}

const colour = z
  .string('Informe uma cor no formato #rrggbb.')
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Informe uma cor no formato #rrggbb.');

const domain = z
  .string()
  .transform((text) => bareName(text).replace(/^www\./, ''))
  .refine((name) => name === '' || domainName.test(name), 'Domínio inválido. Exemplo: empresa.com.br')
  .transform((name) => name || null);

/** A list, or one text with hosts separated by line breaks or commas. */
const hosts = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => [given].flat().flatMap((text) => text.split(/[\s,;]+/)))
  .transform((names) => [...new Set(names.map(bareName).filter(Boolean))])
  .pipe(
    z
      .array(z.string().regex(hostName, { error: ({ input }) => `Endereço inválido: ${input}` }))
      .max(20, 'Use no máximo 20 endereços.'),
  );

export const pictureFile: AcceptedFile = {
  maxBytes: 512 * 1024,
  extensions: ['.svg', '.png'],
  messages: { extension: 'Envie um arquivo .svg ou .png.', size: 'A imagem pode ter até 512 KB.' },
};

/** Pictures that may be uploaded. */
export const brandingPicture = z.enum(['logo_light', 'logo_dark', 'icon']);
export type BrandingPicture = z.infer<typeof brandingPicture>;

export const brandingPictures = { logo_light: pictureFile, logo_dark: pictureFile, icon: pictureFile };

/** The value of a removed picture; a logo falls back to the title. */
export const defaultPictures: Record<BrandingPicture, string> = {
  logo_light: '',
  logo_dark: '',
  icon: '/brands/restitui/icon.svg',
};

/** Returns whether a logo is the consultancy's own: not the title in its place, and not the product's. */
export function isOwnLogo(address: string): boolean {
  return address !== defaultPictures.logo_light && !address.startsWith('/brands/restitui/');
}

/** A list, or one text separated by commas. */
const removedPictures = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => [given].flat().flatMap((text) => text.split(',').filter(Boolean)))
  .pipe(z.array(brandingPicture));

/** A limit in percent, as a number or as typed: `2`, `2,5`. */
const typedLimit = (limit: keyof typeof lateLimits.shape) =>
  z
    .union([z.number(), z.string().transform((typed) => Number(typed.trim().replace(',', '.') || Number.NaN))])
    .transform((percent) => Math.round(percent * 100) / 100)
    .pipe(lateLimits.shape[limit])
    .optional();

/** Body of `PUT /tenants/:tenantId/branding`, as JSON or as form fields; absent fields stay unchanged. */
export const brandingEdit = z.object({
  title: z.string('Título é obrigatório').trim().min(1, 'Título é obrigatório').max(60, 'Use no máximo 60 caracteres.'),
  primary: colour,
  secondary: colour,
  accent: colour,
  domain: domain.optional(),
  hosts: hosts.optional(),
  landing: landingVariant.optional(),
  /** Form fields are text. */
  codigoAoAssinar: z.union([z.boolean(), z.stringbool()]).optional(),
  ordemAssinatura: signingOrder.optional(),
  /** Empty for no limit. */
  diasParaAssinar: z
    .union([signingDays, z.string().transform((typed) => (typed.trim() === '' ? null : Number(typed)))])
    .pipe(signingDays)
    .optional(),
  multaMaxima: typedLimit('multaMaxima'),
  jurosMaximos: typedLimit('jurosMaximos'),
  /** Pictures to remove. */
  remover: removedPictures.optional(),
});
export type BrandingEdit = z.output<typeof brandingEdit>;

/** Fields of the editor's form, without removed pictures. */
export const brandingForm = brandingEdit.omit({ remover: true }).required();
export type BrandingForm = z.input<typeof brandingForm>;
