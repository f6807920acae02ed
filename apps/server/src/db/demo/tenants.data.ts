import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';

export interface DemoTenant {
  id: TenantId;
  /** Folder of its pictures below /brands. */
  slug: string;
  title: string;
  razao_social: string;
  domain: string;
  /** Beside the domain; the first is its address in a demonstration. */
  hosts: string[];
  landing: 'm' | 'k' | 'b' | 't' | 'd';
  colours: { primary: string; secondary: string; accent: string };
  isProvider: boolean;
  ddd: string;
  clients: number;
}

function tenant(id: string, rest: Omit<DemoTenant, 'id' | 'isProvider'>): DemoTenant {
  return { id: id as TenantId, isProvider: rest.landing === 'd', ...rest };
}

/** The CNPJs are invented; white text on any of the colours has a contrast of at least 4.5 to 1. */
export const demoTenants = [
  tenant('10000000000145', {
    slug: 'restitui',
    title: 'Restitui',
    razao_social: 'RESTITUI TECNOLOGIA TRIBUTARIA LTDA',
    domain: 'restitui.test',
    hosts: ['localhost'],
    landing: 'd',
    colours: { primary: '#0b6e5f', secondary: '#12333a', accent: '#b45309' },
    ddd: '11',
    clients: 62,
  }),
  tenant('20000000000107', {
    slug: 'meridiano',
    title: 'Meridiano Fiscal',
    razao_social: 'MERIDIANO FISCAL CONSULTORIA LTDA',
    domain: 'meridiano.test',
    hosts: ['meridiano.localhost'],
    landing: 'm',
    colours: { primary: '#1d4fa8', secondary: '#0c2340', accent: '#0e7490' },
    ddd: '41',
    clients: 77,
  }),
  tenant('30000000000152', {
    slug: 'kairos',
    title: 'Kairós Tributos',
    razao_social: 'KAIROS TRIBUTOS ASSESSORIA LTDA',
    domain: 'kairos.test',
    hosts: ['kairos.localhost'],
    landing: 'k',
    colours: { primary: '#6b2fa0', secondary: '#2e1245', accent: '#be185d' },
    ddd: '21',
    clients: 66,
  }),
  tenant('40BLT000000168', {
    slug: 'baluarte',
    title: 'Baluarte Contábil',
    razao_social: 'BALUARTE CONTABIL E AUDITORIA LTDA',
    domain: 'baluarte.test',
    hosts: ['baluarte.localhost'],
    landing: 'b',
    colours: { primary: '#8f1d2c', secondary: '#2f2420', accent: '#a16207' },
    ddd: '31',
    clients: 64,
  }),
  tenant('50000000000160', {
    slug: 'trilha',
    title: 'Trilha Tributária',
    razao_social: 'TRILHA TRIBUTARIA CONSULTORES ASSOCIADOS LTDA',
    domain: 'trilha.test',
    hosts: ['trilha.localhost'],
    landing: 't',
    colours: { primary: '#3f6212', secondary: '#1c3320', accent: '#c2410c' },
    ddd: '51',
    clients: 63,
  }),
];
