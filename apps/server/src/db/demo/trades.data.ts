import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';
import { words } from './words.ts';

/** The goods that a trade of the Simples sells. */
export type Shelf = 'farmacia' | 'perfumaria' | 'autopecas' | 'pneus' | 'bebidas' | 'mercado';

export interface Trade {
  cnae: string;
  atividade: string;
  /** First words of a company name. */
  words: string[];
  regime: 'SIMPLES_NACIONAL' | 'LUCRO_PRESUMIDO' | 'LUCRO_REAL';
  /** Main service first. */
  services: ServiceType[];
  shelf?: Shelf;
}

const simples: ServiceType[] = [
  'PIS_COFINS_MONOFASICO_PARA_SN',
  'APURACAO_ST',
  'PREVIDENCIARIO',
  'NEGOCIACAO_DE_PASSIVOS',
  'DESPESAS_OPERACIONAIS',
];

export const simplesTrades: Trade[] = [
  {
    cnae: '47.71-7-01',
    atividade: 'Comércio varejista de produtos farmacêuticos, sem manipulação de fórmulas',
    words: ['DROGARIA', 'FARMÁCIA'],
    regime: 'SIMPLES_NACIONAL',
    services: simples,
    shelf: 'farmacia',
  },
  {
    cnae: '47.72-5-00',
    atividade: 'Comércio varejista de cosméticos, produtos de perfumaria e de higiene pessoal',
    words: ['PERFUMARIA', 'COSMÉTICOS'],
    regime: 'SIMPLES_NACIONAL',
    services: simples,
    shelf: 'perfumaria',
  },
  {
    cnae: '45.30-7-03',
    atividade: 'Comércio a varejo de peças e acessórios novos para veículos automotores',
    words: ['AUTO PEÇAS', 'CENTRO AUTOMOTIVO'],
    regime: 'SIMPLES_NACIONAL',
    services: simples,
    shelf: 'autopecas',
  },
  {
    cnae: '45.30-7-05',
    atividade: 'Comércio a varejo de pneumáticos e câmaras-de-ar',
    words: ['PNEUS', 'CASA DOS PNEUS'],
    regime: 'SIMPLES_NACIONAL',
    services: simples,
    shelf: 'pneus',
  },
  {
    cnae: '47.23-7-00',
    atividade: 'Comércio varejista de bebidas',
    words: ['ADEGA', 'EMPÓRIO DE BEBIDAS'],
    regime: 'SIMPLES_NACIONAL',
    services: simples,
    shelf: 'bebidas',
  },
  {
    cnae: '47.12-1-00',
    atividade:
      'Comércio varejista de mercadorias em geral, com predominância de produtos alimentícios - minimercados, mercearias e armazéns',
    words: ['MINIMERCADO', 'MERCEARIA', 'MERCADO'],
    regime: 'SIMPLES_NACIONAL',
    services: simples,
    shelf: 'mercado',
  },
  {
    cnae: '47.32-6-00',
    atividade: 'Comércio varejista de lubrificantes',
    words: ['TROCA DE ÓLEO', 'LUBRIFICANTES'],
    regime: 'SIMPLES_NACIONAL',
    services: simples,
    shelf: 'autopecas',
  },
];

export const otherTrades: Trade[] = [
  {
    cnae: '86.10-1-01',
    atividade: 'Atividades de atendimento hospitalar, exceto pronto-socorro e unidades para atendimento a urgências',
    words: ['HOSPITAL', 'MATERNIDADE'],
    regime: 'LUCRO_REAL',
    services: ['EQUIPARACAO_HOSPITALAR', 'PREVIDENCIARIO', 'INSS_MAO_DE_OBRA', 'DESPESAS_OPERACIONAIS'],
  },
  {
    cnae: '86.30-5-02',
    atividade: 'Atividade médica ambulatorial com recursos para realização de exames complementares',
    words: ['CLÍNICA', 'INSTITUTO DE ORTOPEDIA', 'CENTRO MÉDICO'],
    regime: 'LUCRO_PRESUMIDO',
    services: ['EQUIPARACAO_HOSPITALAR', 'PREVIDENCIARIO', 'NEGOCIACAO_DE_PASSIVOS'],
  },
  {
    cnae: '47.31-8-00',
    atividade: 'Comércio varejista de combustíveis para veículos automotores',
    words: ['AUTO POSTO', 'POSTO'],
    regime: 'LUCRO_PRESUMIDO',
    services: ['ALIQUOTA_ZERO_COMBUSTIVEL', 'EXCLUSAO_DE_ICMS_E_ST', 'PREVIDENCIARIO'],
  },
  {
    cnae: '49.30-2-02',
    atividade: 'Transporte rodoviário de carga, intermunicipal, interestadual e internacional',
    words: ['TRANSPORTES', 'LOGÍSTICA', 'TRANSPORTADORA'],
    regime: 'LUCRO_REAL',
    services: ['ALIQUOTA_ZERO_COMBUSTIVEL', 'PREVIDENCIARIO', 'EXCLUSAO_DE_ICMS_E_ST', 'DESPESAS_OPERACIONAIS'],
  },
  {
    cnae: '41.20-4-00',
    atividade: 'Construção de edifícios',
    words: ['CONSTRUTORA', 'ENGENHARIA'],
    regime: 'LUCRO_PRESUMIDO',
    services: ['INSS_MAO_DE_OBRA', 'FCVS', 'PREVIDENCIARIO', 'NEGOCIACAO_DE_PASSIVOS'],
  },
  {
    cnae: '81.21-4-00',
    atividade: 'Limpeza em prédios e em domicílios',
    words: ['SERVIÇOS DE LIMPEZA', 'CONSERVADORA'],
    regime: 'LUCRO_PRESUMIDO',
    services: ['INSS_MAO_DE_OBRA', 'PREVIDENCIARIO', 'DESPESAS_OPERACIONAIS'],
  },
  {
    cnae: '80.11-1-01',
    atividade: 'Atividades de vigilância e segurança privada',
    words: ['VIGILÂNCIA', 'SEGURANÇA PATRIMONIAL'],
    regime: 'LUCRO_REAL',
    services: ['INSS_MAO_DE_OBRA', 'PREVIDENCIARIO', 'NEGOCIACAO_DE_PASSIVOS'],
  },
  {
    cnae: '25.11-0-00',
    atividade: 'Fabricação de estruturas metálicas',
    words: ['METALÚRGICA', 'INDÚSTRIA METÁLICA'],
    regime: 'LUCRO_REAL',
    services: ['SUBVENCAO', 'EXCLUSAO_DE_ICMS_E_ST', 'PREVIDENCIARIO'],
  },
  {
    cnae: '10.52-0-00',
    atividade: 'Fabricação de laticínios',
    words: ['LATICÍNIOS', 'INDÚSTRIA DE ALIMENTOS'],
    regime: 'LUCRO_REAL',
    services: ['ALIQUOTA_ZERO', 'SUBVENCAO', 'EXCLUSAO_DE_ICMS_E_ST'],
  },
  {
    cnae: '46.39-7-01',
    atividade: 'Comércio atacadista de produtos alimentícios em geral',
    words: ['ATACADO', 'DISTRIBUIDORA DE ALIMENTOS'],
    regime: 'LUCRO_PRESUMIDO',
    services: ['ALIQUOTA_ZERO', 'EXCLUSAO_DE_ICMS_E_ST', 'DESPESAS_OPERACIONAIS'],
  },
  {
    cnae: '69.20-6-01',
    atividade: 'Atividades de contabilidade',
    words: ['ESCRITÓRIO CONTÁBIL', 'CONTABILIDADE'],
    regime: 'LUCRO_PRESUMIDO',
    services: ['PARCERIA_COMERCIAL', 'PREVIDENCIARIO'],
  },
  {
    cnae: '85.13-9-00',
    atividade: 'Ensino fundamental',
    words: ['COLÉGIO', 'ESCOLA'],
    regime: 'LUCRO_PRESUMIDO',
    services: ['PREVIDENCIARIO', 'DESPESAS_OPERACIONAIS', 'NEGOCIACAO_DE_PASSIVOS'],
  },
];

/** Trades of clients that are people, identified by CPF. */
export const personTrades: Trade[] = [
  {
    cnae: '66.19-3-99',
    atividade: 'Outras atividades auxiliares dos serviços financeiros não especificadas anteriormente',
    words: [],
    regime: 'LUCRO_PRESUMIDO',
    services: ['FCVS', 'PARCERIA_COMERCIAL'],
  },
  {
    cnae: '01.15-6-00',
    atividade: 'Cultivo de soja',
    words: [],
    regime: 'LUCRO_PRESUMIDO',
    services: ['PREVIDENCIARIO', 'NEGOCIACAO_DE_PASSIVOS'],
  },
];

/** Second part of a company name. */
export const companyNames = words(`
  ÁGUAS CLARAS, ALTO DA SERRA, ALVORADA, ATLÂNTICA, AURORA, BANDEIRANTES, BELA VISTA, BOA ESPERANÇA, BOM JESUS,
  CAMPO BELO, CAPITAL, CASCATA, CENTRAL, CINCO ESTRELAS, COLIBRI, CRUZEIRO DO SUL, DAS AMÉRICAS, DO LAGO,
  DOIS IRMÃOS, ESMERALDA, ESTRELA DALVA, FAROL, FLOR DE LIS, FONTE NOVA, GUARANI, HORIZONTE, IGUAÇU, IMPERIAL,
  IPANEMA, IPIRANGA DO VALE, ITAPUÃ, JACARANDÁ, JEQUITIBÁ, JOIA DO SUL, LIBERDADE, LITORAL, MANACÁ, MANTIQUEIRA,
  MIRANTE, MONTE ALEGRE, MONTE CASTELO, NOSSA SENHORA DA PENHA, NOVA ERA, NOVO MILÊNIO, OURO FINO, PALMEIRAS,
  PANORAMA, PARAÍSO, PARANOÁ, PAULISTANA, PEDRA AZUL, PIONEIRA, PLANALTO, PONTE NOVA, PORTO SEGURO, PRIMAVERA,
  QUATRO ESTAÇÕES, RECANTO VERDE, RIO BONITO, RIO VERMELHO, SANTA CLARA, SANTA EDWIGES, SANTA LUZIA, SANTA RITA,
  SÃO BENTO, SÃO CAMILO, SÃO CRISTÓVÃO, SÃO JUDAS, SÃO LUCAS, SÃO MIGUEL, SERRA DOURADA, SERRANA, SETE LAGOAS,
  SOL NASCENTE, TAMOIO, TERRA BOA, TRÊS CORAÇÕES, TROPICAL, UNIÃO, VALE VERDE, VENEZA, VERDES MARES, VILA RICA,
  VITÓRIA RÉGIA
`);

/** Endings of companies in the Simples, which a company by shares may not join. */
export const smallEndings = ['LTDA', 'LTDA', 'LTDA ME', 'LTDA EPP', 'E FILHOS LTDA'];
export const otherEndings = ['LTDA', 'LTDA', 'E CIA LTDA', 'PARTICIPACOES LTDA', 'S.A.'];

export const banks = [
  '001 - Banco do Brasil S.A.',
  '033 - Banco Santander (Brasil) S.A.',
  '104 - Caixa Econômica Federal',
  '237 - Banco Bradesco S.A.',
  '341 - Itaú Unibanco S.A.',
  '748 - Banco Cooperativo Sicredi S.A.',
  '756 - Banco Cooperativo Sicoob S.A.',
  '077 - Banco Inter S.A.',
];
