import type { TypeCargo, TypeUser } from '@restitui/domain/accounts/users/cargo.ts';

export interface Account {
  /** The part before the @ of its tenant's domain. */
  mailbox: string;
  typeCargo: TypeCargo;
  typeUser: TypeUser;
}

export const providerAccounts: Account[] = [
  { mailbox: 'ceo', typeCargo: 'CEO', typeUser: 'ADMIN' },
  { mailbox: 'ti', typeCargo: 'TI', typeUser: 'ADMIN' },
  { mailbox: 'analista', typeCargo: 'ANALISTA', typeUser: 'ADMIN' },
  { mailbox: 'financeiro', typeCargo: 'FINANCEIRO', typeUser: 'ADMIN' },
  { mailbox: 'juridico', typeCargo: 'JURIDICO', typeUser: 'ADMIN' },
  { mailbox: 'pendente', typeCargo: 'ANALISTA', typeUser: 'ADMIN' },
  { mailbox: 'novo', typeCargo: 'ANALISTA', typeUser: 'ADMIN' },
  { mailbox: 'analista2', typeCargo: 'ANALISTA', typeUser: 'ADMIN' },
];

export const consultancyAccounts: Account[] = [
  { mailbox: 'ceo', typeCargo: 'CEO', typeUser: 'USUARIO' },
  { mailbox: 'gerente', typeCargo: 'GERENTE', typeUser: 'USUARIO' },
  { mailbox: 'parceiro', typeCargo: 'PARCEIRO', typeUser: 'USUARIO' },
  { mailbox: 'contabilidade', typeCargo: 'CONTABILIDADE', typeUser: 'USUARIO' },
  { mailbox: 'pendente', typeCargo: 'PARCEIRO', typeUser: 'USUARIO' },
  { mailbox: 'novo', typeCargo: 'PARCEIRO', typeUser: 'USUARIO' },
];

/** Names of the accounts above, by tenant, in the same order. */
export const staffNames: Record<string, string[]> = {
  restitui: [
    'Helena Prado Nogueira',
    'Rafael Teixeira Moura',
    'Camila Duarte Ribeiro',
    'Marcos Vinícius Lemos',
    'Beatriz Albuquerque Maia',
    'Thiago Peixoto Salgado',
    'Larissa Campos Viana',
    'Renata Lacerda Brito',
  ],
  meridiano: [
    'Eduardo Siqueira Rezende',
    'Patrícia Fonseca Lima',
    'Gustavo Martins Pacheco',
    'Sandra Oliveira Bittencourt',
    'Caio Furtado Menezes',
    'Natália Gomes Freitas',
  ],
  kairos: [
    'Isabela Vasconcelos Torres',
    'Rodrigo Castro Barbosa',
    'Juliana Medeiros Pinto',
    'Nelson Figueiredo Dias',
    'Bruna Leal Assis',
    'Vinícius Moraes Guedes',
  ],
  baluarte: [
    'Antônio Magalhães Borges',
    'Cláudia Rocha Sampaio',
    'Felipe Andrade Coelho',
    'Márcia Carvalho Diniz',
    'Otávio Melo Santana',
    'Aline Cunha Farias',
  ],
  trilha: [
    'Fernanda Machado Garcia',
    'Leandro Azevedo Costa',
    'Simone Vargas Pereira',
    'Paulo Correia Nunes',
    'Gabriela Soares Xavier',
    'Henrique Batista Macedo',
  ],
};

/** Commission by mailbox in percent, as number and in words. */
export const commissions: Record<string, [number, string]> = {
  parceiro: [30, 'trinta'],
  gerente: [10, 'dez'],
  contabilidade: [15, 'quinze'],
};

/** Accounts that the GERENTE of a consultancy registered. */
export const managed: readonly string[] = ['parceiro', 'contabilidade', 'pendente'];

/** Main activity of an accounting firm. */
export const accountingActivity = { cnae: '69.20-6-01', cnae_info: 'Atividades de contabilidade' };

/** Firms of those accountants, by tenant. */
export const firmNames: Record<string, string> = {
  meridiano: 'Bittencourt Contabilidade Ltda',
  kairos: 'Figueiredo Dias Serviços Contábeis Ltda',
  baluarte: 'Diniz & Carvalho Contadores Associados',
  trilha: 'Correia Nunes Escritório Contábil Ltda',
};
