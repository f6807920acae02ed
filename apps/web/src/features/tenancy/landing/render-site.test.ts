import { sitePages, siteVariants } from '@restitui/domain/tenancy/tenants/site-page.ts';
import { describe, expect, it } from 'vitest';
import { contents, renderSitePage } from './render-site.tsx';

const assets = { script: '/site.js', styles: '', fonts: ['/a.woff2'] };
const pages = siteVariants.map((variant) => ({ variant, html: renderSitePage(variant, 'inicio', assets) }));
const decoded = (text: string) =>
  text
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

describe.each(pages)('landing page $variant', ({ variant, html }) => {
  const { headline, about, services } = contents[variant];
  const text = decoded(html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '));

  it('has a hero and an about text that describes the services', {
    tags: ['I-004', 'I-010', 'I-011'],
  }, () => {
    expect(html).toMatch(/class="hero"/);
    expect(text).toContain(headline);
    for (const words of about) expect(text).toContain(words);
    for (const offer of ['tributária', 'jurídica', 'Consultoria', 'licitações', 'personalizado', 'Contabilidade'])
      expect(text).toContain(offer);
  });

  it('has a grid of areas with id, title, icon and description, and the three anchors', {
    tags: ['I-012', 'I-013', 'I-016'],
  }, () => {
    expect(services).toHaveLength(6);
    for (const { id, title, icon, description } of services) {
      expect(html).toContain(`<li id="${id}" data-icon="${icon}"><svg`);
      expect(decoded(html)).toContain(`<h3>${title}</h3><p>${description}</p>`);
    }
    for (const anchor of ['services', 'contact', 'about'])
      expect(html.match(new RegExp(`id="${anchor}"`, 'g'))).toHaveLength(1);
  });

  it('has the business hours and a contact form', { tags: ['I-014', 'I-015', 'I-031'] }, () => {
    expect(text).toContain('Segunda a sexta, 09:00 às 18:00');
    const names = [...html.matchAll(/<(?:input|textarea)[^>]* name="(\w+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['name', variant === 'g' ? 'phone' : 'tel', 'email', 'message', 'site']);
  });

  it('has a navigation, and a consultation button linked to the form', {
    tags: ['I-017', 'I-018', 'I-019', 'G-24'],
  }, () => {
    const nav = /<nav aria-label="Site">(.*?)<\/nav>/.exec(html)?.[1]?.replace(/<[^>]+>/g, ' ');
    expect(nav?.trim().split(/\s+/)).toEqual(['Início', 'Serviços', 'Sobre', 'Contato']);
    expect(html).toContain('<a class="button" href="#contact">Agendar Consulta</a>');
  });

  it('makes no promise beyond the law', () => {
    expect(text).toContain('nenhum valor ou prazo é garantido');
    expect(text).not.toMatch(/100%|sem risco|dinheiro garantido/i);
  });
});

describe('all landing pages', { tags: ['C-34', 'I-009'] }, () => {
  it('have different texts', { tags: ['F-028'] }, () => {
    for (const part of ['headline', 'lead', 'description', 'contactTitle'] as const) {
      expect(new Set(siteVariants.map((variant) => contents[variant][part])).size).toBe(6);
    }
    expect(new Set(pages.map(({ html }) => html.replace(/>[^<]+</g, '><'))).size).toBe(6);
  });

  it('promise an answer within 24 hours on the generic page only', { tags: ['I-024'] }, () => {
    expect(contents.g.contactLead).toBe('Respondemos em até 24 horas.');
  });

  it('have their own title, description and social card', { tags: ['F-029', 'F-030'] }, () => {
    for (const variant of siteVariants) {
      for (const page of sitePages) {
        const html = renderSitePage(variant, page, assets);
        expect(html.match(/<h1>/g)).toHaveLength(1);
        expect(html).toMatch(/<meta name="description" content="[^"]{80,170}">/);
        expect(html).toContain(`<meta property="og:image" content="{{origin}}/social/${variant}.png">`);
        expect(html).toContain('<link rel="canonical" href="{{url}}">');
      }
    }
    expect(renderSitePage('m', 'servicos', assets)).toContain('<title>Serviços · {{title}}</title>');
  });
});
