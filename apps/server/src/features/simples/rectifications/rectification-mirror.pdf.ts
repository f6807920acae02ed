import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { formatDay } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { formatDecimal, roundedCents } from '@restitui/brazil/money.ts';
import { type RulesName, shortHash } from '@restitui/domain/simples/analysis/analysis-rules.ts';
import type { RectificationMonth } from '@restitui/domain/simples/rectifications/rectifications.api.ts';
import type { Content, TableCell } from 'pdfmake';
import type { PaperLogo } from '../../../platform/pdf-logo.ts';
import { pdfMaker } from '../../../platform/pdf-maker.ts';
import { afterFigures, head, pageTable, right, shortCheckLabel } from './mirror-cells.pdf.ts';
import { monthContent } from './mirror-month.pdf.ts';

/** The whole input of the PDF: equal input gives identical bytes. */
export interface MirrorDocument {
  tenant: { title: string; logo: PaperLogo | undefined };
  razao_social: string;
  cnpj: string;
  /** Day that decides which claims have expired, `AAAA-MM-DD`. */
  today: string;
  /** Instant of the result. */
  calculada_em: string;
  regras: RulesName | null;
  /** SHA-256 of all values to enter. */
  hash: string;
  /** The months to rectify, oldest first, and the other months with their reasons. */
  months: RectificationMonth[];
  left: RectificationMonth[];
}

type Definition = Parameters<typeof pdfMaker.createPdf>[0];

const hashShown = 16;
const dayOf = (instant: string) => new Date(instant).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });

/**
 * Renders the mirrors of all months on A4: the values to enter, line by line, before and after, and the check to the
 * cent.
 */
export async function renderMirrors(document: MirrorDocument): Promise<Buffer> {
  try {
    return await pdfMaker.createPdf(definitionOf(document, document.tenant.logo)).getBuffer();
  } catch (error) {
    // A logo that cannot be drawn must not prevent the document: the name replaces it.
    if (!document.tenant.logo) throw error;
    return pdfMaker.createPdf(definitionOf(document, undefined)).getBuffer();
  }
}

function definitionOf(document: MirrorDocument, logo: PaperLogo | undefined): Definition {
  const { tenant, razao_social, cnpj, calculada_em, regras, hash, months } = document;
  const made = [
    `Resultado de ${dayOf(calculada_em)}`,
    ...(regras ? [`Regras ${regras.nome} (${shortHash(regras.hash)})`] : []),
    `SHA-256 do que se digita ${hash.slice(0, hashShown)}`,
  ].join(' · ');
  return {
    pageSize: 'A4',
    pageMargins: [40, 44, 40, 56],
    info: {
      title: `Espelho da retificação de ${displayName(razao_social)}`,
      author: tenant.title,
      creationDate: new Date(calculada_em),
    },
    displayTitle: true,
    language: 'pt-BR',
    defaultStyle: { font: 'Roboto', fontSize: 8.5, color: '#1a1a1a', lineHeight: 1.15 },
    styles: {
      title: { fontSize: 18, bold: true },
      part: { fontSize: 12, bold: true, margin: [0, 16, 0, 6] },
      month: { fontSize: 12, bold: true },
      small: { fontSize: 7, color: '#555555' },
      warning: { color: '#7a4a00' },
    },
    footer: (page, pages) => ({
      columns: [
        { stack: [`${tenant.title} · ${displayName(razao_social)} · CNPJ ${formatCnpj(cnpj)}`, made], style: 'small' },
        { text: `${page} de ${pages}`, style: 'small', alignment: 'right', width: 50 },
      ],
      margin: [40, 12, 40, 0],
    }),
    content: [
      logo ? { ...logo, fit: [150, 34] } : { text: tenant.title, bold: true, fontSize: 11 },
      ...cover(document),
      ...months.map(monthContent),
    ],
  };
}

function cover(document: MirrorDocument): Content[] {
  const { razao_social, cnpj, months, today, calculada_em } = document;
  const checked = months.filter(({ conferido }) => conferido && !conferido.mudou).length;
  const facts: [string, string][] = [
    ['Cliente', `${displayName(razao_social)} · CNPJ ${formatCnpj(cnpj)}`],
    ['Meses a retificar', `${months.length}, de ${months[0]?.competencia} a ${months.at(-1)?.competencia}`],
    ['Conferidos com o PGDAS-D', `${checked} de ${months.length}`],
    ['Resultado calculado em', dayOf(calculada_em)],
    ['Prazos vistos em', formatDay(today)],
  ];
  return [
    { text: 'Espelho da retificação do PGDAS-D', style: 'title', margin: [0, 18, 0, 10] },
    { layout: 'noBorders', table: { widths: [130, '*'], body: facts.map(([label, value]) => [head(label), value]) } },
    {
      text: 'Digite os meses do mais antigo ao mais novo. Em cada linha, o que está em negrito sobre cinza é o que se digita; o que fica como está não se toca.',
      margin: [0, 10, 0, 0],
    },
    ...contents(document),
    ...excludedMonths(document),
  ];
}

/** Builds the table of contents, with the page of each month. */
function contents({ months }: MirrorDocument): Content[] {
  const headings = [
    ...[head('Mês'), head('Declaração a retificar'), head('Tributos antes', 'right'), head('Depois', 'right')],
    ...[head('Diferença', 'right'), afterFigures('Conferido', true), head('Página', 'right')],
  ];
  const sums = months.map(({ espelho }) => ({
    before: roundedCents(espelho?.antes.tributos.total ?? 0),
    after: roundedCents(espelho?.depois.tributos.total ?? 0),
  }));
  const body = months.map((month, i): TableCell[] => {
    const { before = 0, after = 0 } = sums[i] ?? {};
    return [
      month.competencia,
      month.numero || '—',
      ...[before, after, after - before].map((value) => right(formatDecimal(value / 100))),
      afterFigures(shortCheckLabel(month)),
      { pageReference: month.competencia, alignment: 'right' },
    ];
  });
  const before = sums.reduce((sum, month) => sum + month.before, 0);
  const after = sums.reduce((sum, month) => sum + month.after, 0);
  const total: TableCell[] = [
    ...[head('Total'), ''],
    ...[before, after, after - before].map((value) => head(formatDecimal(value / 100), 'right')),
    ...['', ''],
  ];
  return [
    { text: 'Meses, na ordem em que são digitados (reais)', style: 'part' },
    pageTable([44, undefined, 78, 78, 72, 80, 34], headings, [...body, total]),
  ];
}

function excludedMonths({ left }: MirrorDocument): Content[] {
  if (left.length === 0) return [];
  const body = left.map(({ competencia, avisos }): TableCell[] => [
    competencia,
    avisos[0]?.texto ?? 'Sem espelho para este mês.',
  ]);
  return [
    { text: 'Meses que não se retificam', style: 'part' },
    pageTable([44, undefined], [head('Mês'), head('Por quê')], body),
  ];
}
