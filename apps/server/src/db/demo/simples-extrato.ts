import { formatDay } from '@restitui/brazil/day.ts';
import type { Activity, Declaration, TaxCents } from '@restitui/tax-engine/pgdas/declaration.ts';
import { dasDueDate } from '@restitui/tax-engine/rules/das-due-date.ts';
import { taxes } from '@restitui/tax-engine/rules/simples-tables.ts';

const header = 'IRPJ CSLL COFINS PIS/Pasep INSS/CPP ICMS IPI ISS Total';
const dasLabels = ['IRPJ', 'CSLL', 'COFINS', 'PIS/PASEP', 'INSS/CPP', 'ICMS', 'IPI', 'ISS'];

const reais = (cents: number) =>
  (cents / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const rowOf = (values: TaxCents) => [...taxes.map((tax) => values[tax]), values.total].map(reais).join(' ');
const rootOf = (root: string) => `${root.slice(0, 2)}.${root.slice(2, 5)}.${root.slice(5)}`;

/** Returns the lines of a PGDAS-D extrato as the portal prints it. */
export function extratoLines(declaration: Declaration): string[] {
  const { number, root, companyName, taxMonth, revenue, rbt12, rba, history, establishments, activities } = declaration;
  const [place] = establishments;
  const total = declaration.totals.declared as TaxCents;
  const market = (cents = 0) => `${reais(cents)} 0,00 ${reais(cents)}`;
  const months = history.map(({ taxMonth: month, internal }) => `${month} ${reais(internal)}`);
  const earlier = Array.from({ length: Math.ceil(months.length / 4) }, (_, i) =>
    months.slice(4 * i, 4 * i + 4).join(' '),
  );
  return [
    'Extrato do Simples Nacional',
    'Apuração Original',
    `CNPJ Básico: ${rootOf(root)} Nome Empresarial: ${companyName}`,
    'Regime de Apuração: Competência Optante pelo Simples Nacional: Sim',
    `2) Informações da Apuração ${number}`,
    `Período de Apuração (PA): ${taxMonth}`,
    `Receita Bruta do PA (RPA) - Competência ${market(revenue?.total)}`,
    'Receita bruta acumulada nos doze meses anteriores ao PA',
    `(RBT12) ${market(rbt12?.total)}`,
    'Receita bruta acumulada nos doze meses anteriores ao PA',
    'proporcionalizada (RBT12p)',
    `Receita bruta acumulada no ano-calendário corrente (RBA) ${market(rba?.total)}`,
    '2.2) Receitas Brutas Anteriores (R$)',
    '2.2.1) Mercado Interno',
    ...earlier,
    '2.2.2) Mercado Externo',
    '2.5) Valores Fixos',
    'Não se aplica',
    `CNPJ Estabelecimento: ${place?.cnpj ?? ''}`,
    'Sublimite de Receita Anual (R$): 3.600.000,00 Impedido de recolher ICMS/ISS no DAS: Não',
    ...activities.flatMap(activityLines),
    'Totais do Estabelecimento',
    '4) Total Geral da Empresa',
    'Total do Débito Declarado (exigível + suspenso) (R$)',
    header,
    rowOf(total),
    'Total do Débito Exigível (R$)',
    header,
    rowOf(total),
    ...dasLines(declaration, total),
  ];
}

function activityLines({ description, revenue, taxes: own, parcels }: Activity): string[] {
  return [
    'Valor do Débito por Tributo para a Atividade (R$):',
    ...wrapped(description),
    `Receita Bruta Informada: R$ ${reais(revenue)}`,
    header,
    rowOf(own),
    ...parcels.flatMap(({ cents, qualifiers }, i) => [
      `Parcela ${i + 1}: R$ ${reais(cents)}`,
      ...qualifiers.map(({ text }) => `${text}.`),
    ]),
  ];
}

/** A line of the page holds about 120 characters. */
function wrapped(text: string): string[] {
  const at = text.length > 110 ? text.lastIndexOf(' ', 110) : -1;
  return at < 0 ? [text] : [text.slice(0, at), ...wrapped(text.slice(at + 1))];
}

function dasLines({ number, taxMonth, das, payments }: Declaration, total: TaxCents): string[] {
  const due = formatDay(dasDueDate(taxMonth));
  const pairs = dasLabels.map((label, i) => `${label} ${reais(total[taxes[i] ?? 'irpj'])}`);
  const sum = reais(total.total);
  return [
    '5) DAS deste PA que foram reconhecidos como pagos até a data da apuração',
    'Não foram identificados DAS pagos',
    `6) Informações sobre DAS Gerado na apuração: ${number}`,
    `Número: ${das?.number ?? ''} Data de Vencimento: ${due} Data limite para acolhimento: ${due}`,
    pairs.slice(0, 4).join(' '),
    pairs.slice(4).join(' '),
    `Principal ${sum} Multa 0,00 Juros 0,00 Total ${sum}`,
    '6.2) Informações da Arrecadação do DAS gerado nesta apuração',
    ...(payments.length > 0
      ? [
          'Data de Pagamento Banco/Agência Valor Pago',
          ...payments.map(({ date, bank, cents }) => `${formatDay(date)} ${bank ?? ''} ${reais(cents)}`),
        ]
      : ['Não foi reconhecido pagamento até a presente data']),
  ];
}
