import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';

export interface DemoTenant {
  id: TenantId;
  /** Folder of its pictures below /brands. */
  slug: string;
  title: string;
  razao_social: string;
  domain: string;
  /** Hosts besides the domain; the first is its address in a demonstration. */
  hosts: string[];
  landing: 'm' | 'k' | 'b' | 't' | 'd';
  colours: { primary: string; secondary: string; accent: string };
  isProvider: boolean;
  ddd: string;
  company: {
    cnae: string;
    cnae_info: string;
    comissao_admin: number;
    cep: string;
    logradouro: string;
    numero: string;
    complemento: string;
    bairro: string;
    cidade: string;
    uf: string;
  };
  clients: number;
}

const software = { cnae: '62.03-1-00', cnae_info: 'Desenvolvimento e licenciamento de programas não customizáveis' };
const consulting = { cnae: '70.20-4-00', cnae_info: 'Atividades de consultoria em gestão empresarial' };
const auditing = { cnae: '69.20-6-02', cnae_info: 'Atividades de consultoria e auditoria contábil e tributária' };

function tenant(id: string, rest: Omit<DemoTenant, 'id' | 'isProvider'>): DemoTenant {
  return { id: id as TenantId, isProvider: rest.landing === 'd', ...rest };
}

/** The CNPJs are invented; white text has a contrast of at least 4.5 to 1 on each colour. */
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
    company: {
      ...software,
      comissao_admin: 0,
      cep: '01310100',
      logradouro: 'Avenida Paulista',
      numero: '1294',
      complemento: 'Conjunto 81',
      bairro: 'Bela Vista',
      cidade: 'São Paulo',
      uf: 'SP',
    },
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
    company: {
      ...consulting,
      comissao_admin: 30,
      cep: '80420090',
      logradouro: 'Rua Comendador Araújo',
      numero: '510',
      complemento: '12º andar',
      bairro: 'Centro',
      cidade: 'Curitiba',
      uf: 'PR',
    },
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
    company: {
      ...auditing,
      comissao_admin: 27.5,
      cep: '20040002',
      logradouro: 'Avenida Rio Branco',
      numero: '156',
      complemento: 'Sala 1204',
      bairro: 'Centro',
      cidade: 'Rio de Janeiro',
      uf: 'RJ',
    },
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
    company: {
      ...auditing,
      comissao_admin: 25,
      cep: '30130007',
      logradouro: 'Avenida Afonso Pena',
      numero: '867',
      complemento: 'Sala 902',
      bairro: 'Centro',
      cidade: 'Belo Horizonte',
      uf: 'MG',
    },
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
    company: {
      ...consulting,
      comissao_admin: 32,
      cep: '90010150',
      logradouro: 'Rua dos Andradas',
      numero: '1001',
      complemento: 'Conjunto 602',
      bairro: 'Centro Histórico',
      cidade: 'Porto Alegre',
      uf: 'RS',
    },
    clients: 63,
  }),
];

/** Kairós and Trilha. */
export const demoWhatsAppWaiver: readonly string[] = ['30000000000152', '50000000000160'];
