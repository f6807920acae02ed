import { periodKey } from '@restitui/brazil/tax-month.ts';
import type { LawAnnex } from './law-tables.ts';
import { simplesTax } from './simples-tax.ts';

export interface TextParcel {
  cents: number;
  /** As printed below the parcel. */
  lines?: string[];
}

export interface TextActivity {
  /** Goods, or a service by its annex, which no document prints. */
  id: 1 | 2 | 4 | 5 | 'III' | 'IV' | 'V';
  establishment?: string;
  parcels: TextParcel[];
  /** Replaces taxes of the table. */
  taxes?: Partial<Record<string, number>>;
}

export interface TextOptions {
  pa?: string;
  sequence?: number;
  root?: string;
  rbt12?: number;
  rbt12p?: number;
  rba?: number;
  /** Limit of the year in which the company began. */
  limit?: number;
  /** Revenue by competência, where it differs from that of the activities. */
  accrued?: number;
  regime?: 'Competência' | 'Caixa';
  kind?: 'extrato' | 'declaracao';
  barred?: 'Sim' | 'Não';
  opting?: 'Sim' | 'Não';
  suspended?: number;
  /** Rows of 6.2; an empty list states that no payment was recognised. */
  payments?: string[];
  earlierPayments?: string[];
  activities?: TextActivity[];
  /** With the preceding months, the totals of each establishment and the DAS, as the portal prints them all. */
  full?: boolean;
  /** Month and cents of section 2.2.1. */
  history?: [month: string, cents: number][];
}

export const st = 'Substituição tributária de: ICMS.';
export const mono = 'Tributação monofásica de: COFINS, PIS.';

const names = ['IRPJ', 'CSLL', 'COFINS', 'PIS', 'CPP', 'ICMS', 'IPI', 'ISS'];
const header = 'IRPJ CSLL COFINS PIS/Pasep INSS/CPP ICMS IPI ISS Total';
const tail = 'substituição tributária/tributação monofásica/antecipação com encerramento de tributação';
const descriptions = {
  1: `Revenda de mercadorias, exceto para o exterior - Sem ${tail}`,
  2: `Revenda de mercadorias, exceto para o exterior - Com ${tail}`,
  4: `Venda de mercadorias industrializadas pelo contribuinte, exceto para o exterior - Sem ${tail}`,
  5: `Venda de mercadorias industrializadas pelo contribuinte, exceto para o exterior - Com ${tail}`,
};

const services = 'Prestação de Serviços, exceto para o exterior';
const iss = 'Sem retenção/substituição tributária de ISS, com ISS devido ao próprio Município do estabelecimento';
const serviceDescriptions = {
  III: `${services} - Não sujeitos ao fator "r" e tributados pelo Anexo III - ${iss}`,
  IV: `${services} - Sujeitos ao Anexo IV - ${iss}`,
  V: `${services} - Sujeitos ao fator "r" - ${iss}`,
};

function descriptionOf({ id }: TextActivity): string {
  return typeof id === 'string' ? serviceDescriptions[id] : descriptions[id];
}

/** LC 123 annex of an activity. */
export function annexOfText({ id }: TextActivity): LawAnnex {
  if (typeof id === 'string') return id;
  return id < 4 ? 'I' : 'II';
}

/** Formats cents as `1.234,56`. */
export function printed(cents: number): string {
  const [whole = '', part = ''] = (cents / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${part}`;
}

/** Returns true when the parcel pays this tax (IRPJ, CSLL, …) in the DAS. */
export function paysTax(parcel: TextParcel, tax: string): boolean {
  const qualified = (parcel.lines ?? []).filter((line) => /substituição|monofásica|isenção|imunidade/i.test(line));
  return !qualified.some((line) => line.includes(tax));
}

function taxesOf(activity: TextActivity, rbt12: number): number[] {
  const { parcels, taxes = {} } = activity;
  const annex = annexOfText(activity);
  return names.map(
    (tax) =>
      taxes[tax] ??
      parcels
        .filter((parcel) => paysTax(parcel, tax))
        .reduce((sum, { cents }) => sum + simplesTax(annex, rbt12, cents, tax), 0),
  );
}

const rowText = (row: number[]) => [...row, row.reduce((sum, tax) => sum + tax, 0)].map(printed).join(' ');
const total = (parcels: TextParcel[]) => parcels.reduce((sum, { cents }) => sum + cents, 0);

function historyText(history: [month: string, cents: number][]): string[] {
  const pairs = history.map(([month, cents]) => `${month} ${printed(cents)}`);
  const rows = Array.from({ length: Math.ceil(pairs.length / 4) }, (_, i) => pairs.slice(4 * i, 4 * i + 4).join(' '));
  return ['2.2) Receitas Brutas Anteriores (R$)', '2.2.1) Mercado Interno', ...rows, '2.2.2) Mercado Externo'];
}

/** The summary of a declaração: revenue, in the caixa regime also the received revenue, and the debt. */
function summaryText(amounts: string[]): string[] {
  const received = amounts.length > 2 ? ' Receita Bruta Recebida (regime caixa)' : '';
  return [
    '2.6) Resumo da Declaração',
    `Receita Bruta Auferida (regime competência)${received} Valor Total do Débito Declarado (R$)`,
    amounts.join(' '),
  ];
}

function dasText(sums: number[]): string[] {
  const labels = ['IRPJ', 'CSLL', 'COFINS', 'PIS/PASEP', 'INSS/CPP', 'ICMS', 'IPI', 'ISS'];
  const pairs = labels.map((label, i) => `${label} ${printed(sums[i] ?? 0)}`);
  const due = printed(sums.reduce((sum, tax) => sum + tax, 0));
  return [pairs.slice(0, 4).join(' '), pairs.slice(4).join(' '), `Principal ${due} Multa 0,00 Juros 0,00 Total ${due}`];
}

/** Writes the text of an extrato or declaração with the taxes of the table. Money in cents. */
export function declarationText(options: TextOptions = {}): string {
  const {
    pa = '05/2025',
    sequence = 1,
    root = '11222333',
    rbt12 = 35_500_000,
    rbt12p,
    regime = 'Competência',
  } = options;
  const { kind = 'extrato', barred = 'Não', opting = 'Sim', suspended = 0, earlierPayments = [] } = options;
  const activities = options.activities ?? [{ id: 1, parcels: [{ cents: 3_041_735 }] }];
  const number = `${root}${periodKey(pa)}${String(sequence).padStart(3, '0')}`;
  const rows = activities.map((activity) => taxesOf(activity, rbt12p ?? rbt12));
  const sums = names.map((_, i) => rows.reduce((sum, row) => sum + (row[i] ?? 0), 0));
  const due = sums.reduce((sum, tax) => sum + tax, 0);
  const revenue = printed(activities.reduce((sum, { parcels }) => sum + total(parcels), 0));
  const accrued = options.accrued === undefined ? revenue : printed(options.accrued);
  const rba = printed(options.rba ?? 15_000_000);
  const isExtrato = kind === 'extrato';
  const payments = options.payments ?? [`20/06/2025 001/1234 ${printed(due)}`];
  let current = '';

  return [
    isExtrato ? 'Extrato do Simples Nacional' : '1. Identificação do Contribuinte',
    sequence > 1 ? 'Apuração Retificadora' : 'Apuração Original',
    `CNPJ Básico: ${root.slice(0, 2)}.${root.slice(2, 5)}.${root.slice(5)} Nome Empresarial: COMERCIO EXEMPLO LTDA`,
    `Data de Abertura: 03/01/2015 Regime de Apuração: ${regime} Optante pelo Simples Nacional: ${opting}`,
    isExtrato ? `2) Informações da Apuração ${number}` : `Nº da Declaração: ${number}`,
    isExtrato ? `Período de Apuração (PA): ${pa}` : `Período de Apuração: 01/${pa} a 28/${pa}`,
    `Receita Bruta do PA (RPA) - Competência ${accrued} 0,00 ${accrued}`,
    ...(regime === 'Caixa' ? [`Receita Bruta do PA (RPA) - Caixa ${revenue} 0,00 ${revenue}`] : []),
    'Receita bruta acumulada nos doze meses anteriores ao PA',
    `(RBT12) ${printed(rbt12)} 0,00 ${printed(rbt12)}`,
    'Receita bruta acumulada nos doze meses anteriores ao PA',
    `proporcionalizada (RBT12p)${rbt12p === undefined ? '' : ` ${printed(rbt12p)} 0,00 ${printed(rbt12p)}`}`,
    `Receita bruta acumulada no ano-calendário corrente (RBA) ${rba} 0,00 ${rba}`,
    ...(options.limit === undefined
      ? []
      : [`Limite de receita bruta proporcionalizado ${printed(options.limit)} ${printed(options.limit)}`]),
    ...(options.full ? historyText(options.history ?? []) : []),
    '2.5) Valores Fixos',
    'Não se aplica',
    ...(isExtrato ? [] : summaryText([accrued, ...(regime === 'Caixa' ? [revenue] : []), printed(due)])),
    ...activities.flatMap((activity, i) => {
      const { parcels, establishment = `${root}000181` } = activity;
      const opens = establishment !== current;
      current = establishment;
      return [
        ...(opens
          ? [
              `CNPJ Estabelecimento: ${establishment}`,
              `Sublimite de Receita Anual (R$): 3.600.000,00 Impedido de recolher ICMS/ISS no DAS: ${barred}`,
            ]
          : []),
        'Valor do Débito por Tributo para a Atividade (R$):',
        descriptionOf(activity),
        `Receita Bruta Informada: R$ ${printed(total(parcels))}`,
        header,
        rowText(rows[i] ?? []),
        ...(isExtrato
          ? parcels.flatMap(({ cents, lines = [] }, n) => [`Parcela ${n + 1}: R$ ${printed(cents)}`, ...lines])
          : []),
      ];
    }),
    'Totais do Estabelecimento',
    ...(options.full && new Set(activities.map(({ establishment }) => establishment)).size === 1
      ? [`Valor Informado: R$ ${revenue}`]
      : []),
    isExtrato ? '4) Total Geral da Empresa' : '2.8) Total Geral da Empresa',
    'Total do Débito Declarado (exigível + suspenso) (R$)',
    header,
    rowText(sums),
    'Total do Débito com Exigibilidade Suspensa (R$)',
    header,
    rowText([0, 0, suspended, 0, 0, 0, 0, 0]),
    ...(options.full ? ['Total do Débito Exigível (R$)', header, rowText(sums)] : []),
    ...(isExtrato
      ? [
          '5) DAS deste PA que foram reconhecidos como pagos até a data da apuração',
          ...(earlierPayments.length > 0 ? earlierPayments : ['Não foram identificados DAS pagos']),
          `6) Informações sobre DAS Gerado na apuração: ${number}`,
          'Número: 07202620250500100 Data de Vencimento: 20/06/2025 Data limite para acolhimento: 20/06/2025',
          ...(options.full ? dasText(sums) : []),
          '6.2) Informações da Arrecadação do DAS gerado nesta apuração',
          ...(payments.length > 0
            ? ['Data de Pagamento Banco/Agência Valor Pago', ...payments]
            : ['Não foi reconhecido pagamento até a presente data']),
        ]
      : []),
  ].join('\n');
}
