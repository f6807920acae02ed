import { describe, expect, it } from 'vitest';
import { fillSitePage, siteAddresses, siteVariantOf } from './site-page.ts';
import type { Branding } from './tenants.api.ts';

const branding: Branding = {
  id: '20000000000107',
  title: 'Meridiano & Cia',
  domain: 'meridiano.test',
  icon: '/brands/meridiano/icon.svg',
  logos: { light: '/light.svg', dark: '/dark.svg' },
  colours: { primary: '#1d4fa8', secondary: '#0c2340', accent: '#0e7490' },
  landing: 'm',
  contact: {
    razao_social: 'MERIDIANO FISCAL LTDA',
    email: 'contato@meridiano.test',
    whatsApp: '41999990000',
    tel: '4133330000',
    cep: '80420090',
    logradouro: 'Rua Comendador Araújo',
    numero: '510',
    complemento: '12º andar',
    bairro: 'Centro',
    cidade: 'Curitiba',
    uf: 'PR',
  },
  webHost: null,
  configured: true,
  local: false,
  supportPhone: null,
  observationsUrl: null,
};
const visit = { origin: 'https://meridiano.test', host: 'meridiano.test', path: '/' };

describe('siteVariantOf', () => {
  it.each([
    ['I-006', 'm', false, 'm'],
    ['I-006', 'k', true, 'k'],
    ['I-006', 'b', false, 'b'],
    ['I-006', 't', false, 't'],
    ['I-007', 'd', false, 'd'],
    ['I-008 D-42', 'd', true, 'g'],
  ] as const)('returns for a tenant with page %s: on %s, local host %s: %s', (_, landing, local, variant) => {
    expect(siteVariantOf({ landing, local })).toBe(variant);
  });

  it('has five addresses with one fixed brand each', { tags: ['F-027', 'X-21'] }, () => {
    const fixed = Object.entries(siteAddresses).flatMap(([path, { landing }]) => (landing ? [[path, landing]] : []));
    expect(fixed).toEqual([
      ['/m', 'm'],
      ['/k', 'k'],
      ['/b', 'b'],
      ['/t', 't'],
      ['/d', 'd'],
    ]);
  });
});

describe('fillSitePage with title, icon, logos, colours, domain and number of the tenant', {
  tags: ['I-223'],
}, () => {
  const fill = (template: string, changed: Partial<Branding> = {}, at = visit) =>
    fillSitePage(template, { ...branding, ...changed }, at);

  it('escapes text', () => {
    expect(fill('<title>{{title}}</title>')).toBe('<title>Meridiano &amp; Cia</title>');
    expect(fill('{{title}}', { title: '<script>"x"</script>{{cnpj}}' })).toBe(
      '&lt;script&gt;&quot;x&quot;&lt;/script&gt;{{cnpj}}',
    );
    expect(fill('{{razao_social}} {{cnpj}} {{cidade}} {{email}}')).toBe(
      'Meridiano Fiscal Ltda 20.000.000/0001-07 Curitiba contato@meridiano.test',
    );
    expect(fill('{{nada}}{{{nada}}}')).toBe('');
  });

  it('inserts a logo per scheme, or the title', () => {
    expect(fill('{{{logo}}}')).toContain('<img class="logo on-dark" src="/dark.svg" alt="Meridiano &amp; Cia">');
    expect(fill('{{{logo}}}', { logos: { light: '/light.svg', dark: '' } })).toBe(
      '<img class="logo on-light" src="/light.svg" alt="Meridiano &amp; Cia"><span class="wordmark on-dark">Meridiano &amp; Cia</span>',
    );
    expect(fill('{{{logo}}}', { logos: { light: '', dark: '' } })).toBe(
      '<span class="wordmark">Meridiano &amp; Cia</span>',
    );
  });

  it('inserts legible colours for both schemes', () => {
    const paint = fill('{{{paint}}}');
    for (const name of ['--brand-light:#', '--brand-text-dark:#', '--deep:#', '--spark:#'])
      expect(paint).toContain(name);
  });

  it('inserts the contact data that the company has provided', () => {
    const ways = fill('{{{ways}}}');
    for (const part of [
      'wa.me/5541999990000',
      '(41) 3333-0000',
      'mailto:contato@meridiano.test',
      'Curitiba/PR',
      'CEP 80420-090',
    ])
      expect(ways).toContain(part);
    const bare = fill('{{{ways}}}', { contact: { ...branding.contact, whatsApp: '', tel: '', logradouro: '' } });
    expect(bare.match(/<dt>/g)).toHaveLength(1);
  });

  it('breaks no short part of the address', () => {
    const at = (complemento: string) => fill('{{{ways}}}', { contact: { ...branding.contact, complemento } });
    expect(at('12º andar')).toContain('\u00a0· 12º\u00a0andar<br>');
    expect(at('Galpão dos fundos, ao lado do depósito')).toContain('fundos, ao lado');
  });

  it('links to the app on its separate host, if there is one', { tags: ['D-42'] }, () => {
    const apart = { webHost: 'web.meridiano.test' };
    expect(fill('{{enter}} {{apart}}')).toBe('/signin false');
    expect(fill('{{enter}} {{apart}}', apart, { ...visit, origin: 'http://meridiano.test:3000' })).toBe(
      'http://web.meridiano.test:3000/signin true',
    );
    expect(fill('{{apart}}', apart, { ...visit, host: 'dev.meridiano.test' })).toBe('false');
    expect(fill('{{apart}}', apart, { ...visit, host: 'meridiano.localhost' })).toBe('false');
  });

  it('lets search engines index the page of a host but not its preview', () => {
    expect(fill('{{robots}} {{url}}')).toBe('index, follow https://meridiano.test/');
    expect(fillSitePage('{{robots}} {{landing}}', branding, visit, 'm')).toBe('noindex m');
  });
});

it("ignores slots in the tenant's data", () => {
  const sly = { ...branding, title: '{{{ways}}}' };
  expect(fillSitePage('{{{logo}}}|{{title}}', { ...sly, logos: { light: '', dark: '' } }, visit)).not.toContain('<dt>');
});
