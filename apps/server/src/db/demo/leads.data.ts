import type { LeadStatus } from '@restitui/domain/crm/leads/lead-status.ts';

export interface DemoLead {
  name: string;
  /** Domain of the e-mail. */
  at: string;
  message: string;
  cnpj: string | null;
  daysAgo: number;
  status: LeadStatus;
  /** Mailbox of the person who replied. */
  answers: 'gerente' | 'parceiro' | null;
  nota: string;
}

/** Companies and CNPJs are invented; the questions are typical. */
export const demoLeads: DemoLead[] = [
  {
    name: 'Simone Bragança Leal',
    at: 'autopecasbraganca.test',
    message:
      'Boa tarde. Temos uma loja de autopeças no Simples e o contador disse que pagamos PIS e COFINS de novo no DAS sobre peças que já vêm tributadas da fábrica. Dá para rever os últimos cinco anos?',
    cnpj: null,
    daysAgo: 0,
    status: 'NOVO',
    answers: null,
    nota: '',
  },
  {
    name: 'Everton Schmitt',
    at: 'farmaciacentral.test',
    message:
      'Farmácia com duas lojas, CNPJ 11.444.777/0001-61. Quero entender se vendas de medicamentos entram na revisão e quanto tempo leva até o dinheiro voltar.',
    cnpj: '11444777000161',
    daysAgo: 1,
    status: 'NOVO',
    answers: 'parceiro',
    nota: '',
  },
  {
    name: 'Dra. Regina Alencastro',
    at: 'alencastrocontabil.test',
    message:
      'Sou contadora de 38 empresas do Simples, a maioria mercados e padarias. Vocês trabalham em parceria com o escritório? Como fica a divisão dos honorários?',
    cnpj: null,
    daysAgo: 3,
    status: 'EM_CONTATO',
    answers: 'gerente',
    nota: 'Reunião marcada para quinta, 10h. Enviar modelo do contrato de parceria antes.',
  },
  {
    name: 'Wagner Toledo',
    at: 'distribuidoratoledo.test',
    message:
      'Distribuidora de bebidas, lucro presumido. Já fizemos a exclusão do ICMS da base do PIS e da COFINS, mas só a partir de 2022. Vale revisar o que ficou para trás?',
    cnpj: null,
    daysAgo: 5,
    status: 'EM_CONTATO',
    answers: 'parceiro',
    nota: 'Pediu para ligar depois do dia 20. Tem ação judicial anterior: conferir o trânsito em julgado.',
  },
  {
    name: 'Luciana Prates',
    at: 'petshoppatinhas.test',
    message: 'Oi! Vi o anúncio. Meu pet shop abriu há quatro meses, compensa fazer?',
    cnpj: null,
    daysAgo: 12,
    status: 'DESCARTADO',
    answers: 'gerente',
    nota: 'Empresa nova, sem período a rever. Voltar a falar em um ano.',
  },
];
