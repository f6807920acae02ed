import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { formatDay } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { formatBRL, formatPercent, reaisOf } from '@restitui/brazil/money.ts';
import { elementAt } from '@restitui/column-store/element-at.ts';
import {
  claimStrength,
  claimStrengthLabels,
  claimStrengthTexts,
} from '@restitui/domain/simples/analysis/claim-strength.ts';
import { type ItemGroup, itemGroup, itemGroupLabels } from '@restitui/domain/simples/analysis/item-filters.ts';
import { isDeclared, monthStateText } from '@restitui/domain/simples/analysis/month-state.ts';
import type { Content, TableCell } from 'pdfmake';
import {
  count,
  dayOf,
  dossierCover,
  dossierPaper,
  type HashedFile,
  head,
  largeFigure,
  right,
  sentFilesPart,
} from '../../../platform/dossier-layout.ts';
import { paymentsPart } from '../../../platform/dossier-payments.ts';
import type { DossierInput, RuleUse } from './jobs/dossier-messages.ts';

/** Data that is known once the items and files have been read. */
export interface DossierFindings {
  archives: HashedFile[];
  /** Number of files within the archives. */
  files: number;
  items: number;
  rules: RuleUse[];
}

/** Further rules are only in the spreadsheet. */
const rulesShown = 150;
/** Reasons of a month; all are on the screen. */
const reasonsShown = 12;

/** Renders the result of an analysis as a PDF: amounts, calculation per month, rules and laws, hashes of the files. */
export function dossierPdf(input: DossierInput, read: DossierFindings): Promise<Buffer> {
  const { consultancy, razao_social, feito_em } = input;
  return dossierPaper({
    ...{ title: 'Dossiê da análise', consultancy, razao_social, feito_em },
    content: [
      ...cover(input),
      ...monthsTable(input),
      ...paymentsPart(input.pagamentos),
      ...monthAccounts(input),
      ...rulesPart(read),
      ...method(input),
      ...filesPart(input, read),
    ],
  });
}

function cover({
  consultancy,
  razao_social,
  cnpj,
  rows,
  resumo,
  asOf,
  calculada_em,
  feito_em,
}: DossierInput): Content[] {
  return dossierCover({
    consultancy,
    title: 'Dossiê da análise do Simples Nacional',
    subject: 'PIS e COFINS monofásicos',
    totals: totals(resumo),
    facts: [
      ['Cliente', `${displayName(razao_social)} · CNPJ ${formatCnpj(cnpj)}`],
      ['Período', `${rows[0]?.competencia ?? '—'} a ${rows.at(-1)?.competencia ?? '—'} (${rows.length} competências)`],
      ['Data de referência', formatDay(asOf)],
      ['Calculada em', dayOf(calculada_em)],
      ['Dossiê feito em', dayOf(feito_em)],
      ['Prescrito, fora do total', formatBRL(resumo?.prescrito ?? 0)],
      ['DAS não pago, fora do total', formatBRL(resumo?.nao_pago ?? 0)],
    ],
  });
}

/** The certain part first; without an assessment only the total. */
function totals(resumo: DossierInput['resumo']): Content[] {
  const total = formatBRL(resumo?.total_a_restituir ?? 0);
  const forca = resumo?.forca;
  if (!forca) return largeFigure('Total a restituir', total);
  const parts: [string, string][] = [
    ['Total a restituir', total],
    ...claimStrength.options.map((level): [string, string] => [claimStrengthLabels[level], formatBRL(forca[level])]),
    ['A revisar, fora do total', formatBRL(forca.a_revisar)],
  ];
  return [
    ...largeFigure('Certo a restituir', formatBRL(forca.certa)),
    {
      layout: 'noBorders',
      table: { widths: [130, '*'], body: parts.map(([label, value]) => [head(label), value]) },
      margin: [0, 0, 0, 8],
    },
    {
      ul: claimStrength.options.map((level) => `${claimStrengthLabels[level]}: ${claimStrengthTexts[level]}`),
      style: 'small',
      margin: [0, 0, 0, 10],
    },
  ];
}

function monthsTable({ rows, asOf }: DossierInput): Content[] {
  const body: TableCell[][] = rows.map((row) => [
    row.competencia,
    right(isDeclared(row) ? formatBRL(row.rb_auferida) : '—'),
    right(formatBRL(row.Receita_Bruta_XML)),
    right(formatPercent(row.cobertura * 100, 1)),
    right(formatBRL(row.total_a_restituir)),
    right(row.forca ? formatBRL(row.forca.certa) : '—'),
    row.prescreve_em ? formatDay(row.prescreve_em) : '—',
    monthStateText(row, asOf),
  ]);
  const headings = [
    ...[head('Mês'), head('Receita declarada', 'right'), head('Receita nas notas', 'right')],
    ...[
      head('Cobertura', 'right'),
      head('A restituir', 'right'),
      head('Certo', 'right'),
      head('Prescreve em'),
      head('Diagnóstico'),
    ],
  ];
  return [
    { text: 'Meses', style: 'part' },
    {
      layout: 'lightHorizontalLines',
      fontSize: 8,
      table: { headerRows: 1, widths: [36, 'auto', 'auto', 42, 'auto', 'auto', 50, '*'], body: [headings, ...body] },
    },
  ];
}

function monthAccounts({ rows, details }: DossierInput): Content[] {
  const months = rows.map((row, i): Content => {
    const { grupos, k, mDeclarado, declaracao, motivos = [] } = elementAt(details, i);
    const groupTotal = (group: ItemGroup) => grupos.I[group] + grupos.II[group];
    const account: TableCell[][] = [
      [head(''), head('COFINS', 'right'), head('PIS', 'right')],
      ['Pago', right(formatBRL(row.cofins_pago)), right(formatBRL(row.pis_pago))],
      ['Devido', right(formatBRL(row.cofins_devido)), right(formatBRL(row.pis_devido))],
      ['A restituir', right(formatBRL(row.cofins_restituir)), right(formatBRL(row.pis_restituir))],
    ];
    return {
      unbreakable: true,
      stack: [
        { text: `${row.competencia} · ${row.diagnostico}`, style: 'month' },
        {
          columns: [
            { width: 250, layout: 'lightHorizontalLines', table: { widths: ['*', 70, 70], body: account } },
            {
              margin: [16, 0, 0, 0],
              stack: [
                `Declaração ${declaracao ? `${declaracao.numero}, RBT12 ${formatBRL(declaracao.rbt12)}` : 'não encontrada'}`,
                `Já declarado como monofásico: ${formatBRL(mDeclarado)}`,
                ...itemGroup.options.map(
                  (group) => `${itemGroupLabels[group]} nas notas: ${formatBRL(groupTotal(group))}`,
                ),
                ...(k === 1
                  ? []
                  : [
                      `Grupos ajustados à receita declarada: × ${k.toLocaleString('pt-BR', { maximumFractionDigits: 6 })}`,
                    ]),
                ...(row.editado_por
                  ? [
                      `Total corrigido por ${row.editado_por}: ${formatBRL(row.total_a_restituir)} (calculado ${formatBRL(row.total_calculado)})`,
                    ]
                  : []),
              ],
            },
          ],
        },
        ...motivos.slice(0, reasonsShown).map(
          ({ texto, lei, forca }): Content => ({
            text: [
              `• ${texto} `,
              { text: [forca && claimStrengthLabels[forca], lei].filter(Boolean).join(' · '), style: 'small' },
            ],
            margin: [0, 2, 0, 0],
          }),
        ),
        ...row.alertas.map(({ texto }): Content => ({ text: `• ${texto}`, margin: [0, 2, 0, 0], color: '#7a4a00' })),
      ],
    };
  });
  return [{ text: 'Conta de cada mês', style: 'part' }, ...months];
}

function rulesPart({ rules, items }: DossierFindings): Content[] {
  const sorted = rules.toSorted((a, b) => Math.abs(b.cents) - Math.abs(a.cents));
  const body: TableCell[][] = sorted
    .slice(0, rulesShown)
    .map(({ regra, lei, grupo, itens, cents }) => [
      itemGroupLabels[grupo],
      regra,
      lei || '—',
      right(count(itens)),
      right(formatBRL(reaisOf(cents))),
    ]);
  const headings = [head('Grupo'), head('Regra'), head('Lei'), head('Itens', 'right'), head('Valor', 'right')];
  const more = sorted.length - rulesShown;
  return [
    { text: `Regras e leis que classificaram ${count(items)} itens`, style: 'part' },
    {
      layout: 'lightHorizontalLines',
      table: { headerRows: 1, widths: [62, '*', 130, 42, 72], body: [headings, ...body] },
    },
    ...(more > 0
      ? [{ text: `Mais ${count(more)} regras, de menor valor, estão na planilha, item a item.`, style: 'small' }]
      : []),
  ];
}

function method({ asOf, contagens }: DossierInput): Content[] {
  return [
    { text: 'Método', style: 'part' },
    {
      ul: [
        'Cada item de venda das notas foi classificado pelo NCM, pela exceção da TIPI e pela data de emissão (PIS/COFINS monofásico) e pelo CSOSN, CST e CFOP (ICMS-ST). As devoluções são descontadas.',
        'A receita monofásica e com substituição é separada da base do Simples Nacional (LC 123/2006, art. 18, § 4º-A, I, e §§ 12 a 14; Resolução CGSN 140/2018, art. 25).',
        'O tributo devido é recalculado com a alíquota efetiva da própria declaração; cada tributo de cada parcela é arredondado a centavos. A restituir é o que foi declarado e pago menos o devido, sem a correção pela Selic.',
        `Prescrição: cinco anos do pagamento, contados até ${formatDay(asOf)}. Meses prescritos e DAS não pago ficam fora do total.`,
        'Cobertura é a parte da receita declarada com mercadorias que as notas enviadas explicam.',
        ...Object.entries({
          'XML lidos': contagens.xml_lidos,
          'Notas válidas': contagens.validos,
          Canceladas: contagens.cancelados,
          Duplicadas: contagens.duplicados,
        })
          .filter((entry): entry is [string, number] => entry[1] !== undefined)
          .map(([label, value]) => `${label}: ${count(value)}.`),
      ],
    },
  ];
}

function filesPart({ problemas }: DossierInput, { archives, files }: DossierFindings): Content[] {
  return [
    ...sentFilesPart(archives),
    `Dentro deles, ${count(files)} arquivos; o SHA-256 de cada um está na planilha do dossiê.`,
    ...(problemas.length > 0 ? [{ text: 'Arquivos que não puderam ser usados', style: 'month' }] : []),
    ...problemas.slice(0, 60).map(({ arquivo, texto }): Content => `• ${arquivo}: ${texto}`),
  ];
}
