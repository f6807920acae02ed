import {
  type BrandingForm,
  type BrandingPicture,
  defaultPictures,
} from '@restitui/domain/tenancy/tenants/branding-edit.ts';
import type { LandingVariant } from '@restitui/domain/tenancy/tenants/landing-variant.ts';
import type { Tenant } from '@restitui/domain/tenancy/tenants/tenants.api.ts';

export function formOf({ title, colours, domain, hosts, landing, ...settings }: Tenant): BrandingForm {
  const { codigoAoAssinar, ordemAssinatura, diasParaAssinar, multaMaxima, jurosMaximos } = settings;
  return {
    ...{ title, ...colours, domain: domain ?? '', hosts: hosts.join(', '), landing },
    ...{ codigoAoAssinar, ordemAssinatura, diasParaAssinar: String(diasParaAssinar ?? '') },
    ...{ multaMaxima: typedPercent(multaMaxima), jurosMaximos: typedPercent(jurosMaximos) },
  };
}

const typedPercent = (percent: number) => String(percent).replace('.', ',');

export const colourFields = [
  { name: 'primary', label: 'Cor principal', help: 'Botões, item ativo do menu e textos de destaque.' },
  { name: 'secondary', label: 'Cor secundária', help: 'Acompanha a principal em documentos e na apresentação.' },
  { name: 'accent', label: 'Cor de foco', help: 'Contorno do que está com o foco do teclado.' },
] as const;

export const pictureFields: Record<BrandingPicture, { label: string; help: string; removal: string }> = {
  logo_light: {
    label: 'Logo para fundo claro',
    help: 'SVG ou PNG de até 512 KB, na horizontal.',
    removal: 'Ao salvar, o título fica no lugar.',
  },
  logo_dark: {
    label: 'Logo para fundo escuro',
    help: 'SVG ou PNG de até 512 KB, na horizontal.',
    removal: 'Ao salvar, o título fica no lugar.',
  },
  icon: {
    label: 'Ícone',
    help: 'SVG ou PNG quadrado de até 512 KB, para a aba e as listas.',
    removal: 'Ao salvar, volta o ícone padrão.',
  },
};

export function pictureAddresses({ logos, icon }: Pick<Tenant, 'logos' | 'icon'>): Record<BrandingPicture, string> {
  return { logo_light: logos.light, logo_dark: logos.dark, icon };
}

/** Returns whether the tenant has its own picture, which can be removed. */
export function hasOwnPicture(tenant: Pick<Tenant, 'logos' | 'icon'>, field: BrandingPicture): boolean {
  return pictureAddresses(tenant)[field] !== defaultPictures[field];
}

export const landingOptions: { value: LandingVariant; label: string }[] = [
  { value: 'd', label: 'Padrão' },
  { value: 'm', label: 'Norte' },
  { value: 'k', label: 'Momento' },
  { value: 'b', label: 'Segurança' },
  { value: 't', label: 'Caminho' },
];

const whole = /^#[0-9a-f]{6}$/i;

/** Returns the typed colours where they are valid, otherwise the saved ones. */
export function shownColours(typed: Pick<BrandingForm, 'primary' | 'secondary' | 'accent'>, saved: Tenant['colours']) {
  const colour = (name: keyof Tenant['colours']) => (whole.test(typed[name].trim()) ? typed[name].trim() : saved[name]);
  return { primary: colour('primary'), secondary: colour('secondary'), accent: colour('accent') };
}
