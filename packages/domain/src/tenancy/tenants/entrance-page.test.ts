import { describe, expect, it } from 'vitest';
import { entranceLook, entranceName, fillEntrancePage } from './entrance-page.ts';
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
    ...{ email: '', whatsApp: '', tel: '', cep: '', logradouro: '', numero: '', complemento: '', bairro: '' },
    ...{ cidade: 'Curitiba', uf: 'PR' },
  },
  webHost: null,
  configured: true,
  local: false,
  supportPhone: null,
  observationsUrl: null,
};

describe('entranceName', () => {
  it.each([
    [branding.logos, ['google', 'microsoft'], '/signin light dark google microsoft'],
    [{ light: '/light.svg', dark: '' }, ['microsoft'], '/signin light microsoft'],
    [{ light: '', dark: '/dark.svg' }, [], '/signin dark'],
    [{ light: '', dark: '' }, [], '/signin'],
  ] as const)('names the page of the logos %j and the providers %j', (logos, providers, name) => {
    expect(entranceName(entranceLook('/signin', { logos }, providers))).toBe(name);
  });
});

describe('fillEntrancePage', () => {
  it('fills in title, icon, logos, colours and domain', () => {
    const page = fillEntrancePage('{{title}} {{icon}} {{light}} {{dark}} {{domain}} {{theme}} {{themeDark}}', branding);
    expect(page).toMatch(
      /^Meridiano &amp; Cia \/brands\/meridiano\/icon\.svg \/light\.svg \/dark\.svg meridiano\.test #\w{6} #\w{6}$/,
    );
    expect(fillEntrancePage('{{{paint}}}', branding)).toMatch(/^--brand-light:#\w{6};.*--focus-dark:#\w{6}$/);
  });

  it('names no domain on a local host', { tags: ['F-096'] }, () => {
    expect(fillEntrancePage('[{{domain}}]', { ...branding, local: true })).toBe('[]');
    expect(fillEntrancePage('[{{domain}}]', { ...branding, domain: null })).toBe('[]');
  });
});
