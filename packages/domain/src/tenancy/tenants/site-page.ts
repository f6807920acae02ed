import { formatCep } from '@restitui/brazil/cep.ts';
import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { formatPhone } from '@restitui/brazil/phone.ts';
import type { LandingVariant } from './landing-variant.ts';
import { isLocalHost } from './local-host.ts';
import { fillSlots, inHtml } from './page-slots.ts';
import { brandCssVariables, deepTones } from './palette.ts';
import type { Branding } from './tenants.api.ts';

/** Prerendered pages, one file per variant: `m.inicio.html`. */
export const sitePages = ['inicio', 'servicos', 'contato'] as const;
export type SitePage = (typeof sitePages)[number];

/** `g` is the generic page of localhost (I-008, D-42). */
export const siteVariants = ['m', 'k', 'b', 't', 'd', 'g'] as const;
export type SiteVariant = (typeof siteVariants)[number];

/** Public URLs of a site; those with a `landing` show one fixed brand on every host (X-21). */
export const siteAddresses: Readonly<Record<string, { page: SitePage; landing?: LandingVariant }>> = {
  '/': { page: 'inicio' },
  '/servicos': { page: 'servicos' },
  '/contato': { page: 'contato' },
  '/m': { page: 'inicio', landing: 'm' },
  '/k': { page: 'inicio', landing: 'k' },
  '/b': { page: 'inicio', landing: 'b' },
  '/t': { page: 'inicio', landing: 't' },
  '/d': { page: 'inicio', landing: 'd' },
};

/**
 * Returns the variant that a host shows: the tenant's, or on a local host the generic one instead of the default
 * (I-006..I-008).
 */
export function siteVariantOf({ landing, local }: Pick<Branding, 'landing' | 'local'>): SiteVariant {
  return landing === 'd' && local ? 'g' : landing;
}

interface Visit {
  /** 'https://meridiano.com.br', including a non-default port. */
  origin: string;
  /** Host name without port. */
  host: string;
  path: string;
}

function logo({ title, logos }: Branding): string {
  const name = (look: string) => `<span class="wordmark${look}">${inHtml(title)}</span>`;
  const { light, dark } = logos;
  if (!light && !dark) return name('');
  const of = (scheme: string, src: string) =>
    src ? `<img class="logo ${scheme}" src="${inHtml(src)}" alt="${inHtml(title)}">` : name(` ${scheme}`);
  return of('on-light', light) + of('on-dark', dark);
}

function way(label: string, value: string): string {
  return `<div class="way"><dt>${label}</dt><dd>${value}</dd></div>`;
}

/** Keeps a short part of an address, such as '12º andar', on one line. */
const together = (part: string) => (part.length <= 24 ? part.replaceAll(' ', '\u00a0') : part);

/** Returns the contact options that the company has provided. */
function ways({ contact }: Branding): string {
  const { email, whatsApp, tel, logradouro, numero, complemento, bairro, cidade, uf, cep } = contact;
  const lines = [
    joinFacts(`${logradouro},\u00a0${numero}`, together(complemento)),
    joinFacts(bairro, `${cidade}/${uf}`),
    cep && `CEP ${formatCep(cep)}`,
  ];
  const address = lines.filter(Boolean).map(inHtml).join('<br>');
  return [
    whatsApp &&
      way(
        'WhatsApp',
        `<a href="https://wa.me/55${inHtml(whatsApp)}" rel="noreferrer">${inHtml(formatPhone(whatsApp))}</a>`,
      ),
    tel && way('Telefone', `<a href="tel:+55${inHtml(tel)}">${inHtml(formatPhone(tel))}</a>`),
    email && way('E-mail', `<a href="mailto:${inHtml(email)}">${inHtml(email)}</a>`),
    logradouro && way('Endereço', address),
  ]
    .filter(Boolean)
    .join('');
}

/** Returns the link to the app, which a tenant may serve on a separate host (D-42). */
function entrance({ webHost }: Branding, { origin, host }: Visit): { href: string; apart: boolean } {
  const apart = webHost !== null && webHost !== host && !isLocalHost(host) && !host.startsWith('dev.');
  if (!apart) return { href: '/signin', apart };
  const { protocol, port } = new URL(origin);
  return { href: `${protocol}//${webHost}${port && `:${port}`}/signin`, apart };
}

/**
 * Fills the brand of a host into a built page.
 * @param landing set for a page with a fixed brand, which search engines must not index
 */
export function fillSitePage(template: string, branding: Branding, visit: Visit, landing?: LandingVariant): string {
  const { title, icon, id, contact, colours } = branding;
  const paint = brandCssVariables(colours);
  const { deep, glow, spark } = deepTones(colours);
  const variables = Object.entries({ ...paint, '--deep': deep, '--glow': glow, '--spark': spark });
  const { href, apart } = entrance(branding, visit);
  const texts: Record<string, string> = {
    title,
    icon,
    email: contact.email,
    razao_social: displayName(contact.razao_social),
    cnpj: formatCnpj(id),
    cidade: contact.cidade,
    origin: visit.origin,
    url: visit.origin + visit.path,
    enter: href,
    apart: String(apart),
    landing: landing ?? '',
    robots: landing ? 'noindex' : 'index, follow',
    theme: paint['--brand-light'] ?? '',
    themeDark: paint['--brand-dark'] ?? '',
  };
  const blocks: Record<string, string> = {
    logo: logo(branding),
    ways: ways(branding),
    paint: variables.map(([name, value]) => `${name}:${value}`).join(';'),
  };
  return fillSlots(template, texts, blocks);
}
