import { formatDay } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { formatBRL, sumOfReais } from '@restitui/brazil/money.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import {
  classDescriptions,
  classLabels,
  type PositionClass,
  positionClass,
} from '@restitui/domain/recovery/file-analyses/analysis-class.ts';
import {
  isSelected,
  isSummable,
  selectedTotals,
  type ThesisRow,
  thesisRows,
  totalsByClass,
} from '@restitui/domain/recovery/file-analyses/analysis-totals.ts';
import type { AnalysisMonthRow, FileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { judicialCredits, limitText } from '@restitui/domain/recovery/file-analyses/judicial-limit.ts';
import { formatPeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { pointsToCheck } from '@restitui/domain/recovery/file-analyses/points-to-check.ts';
import { jsPDF } from 'jspdf';
import autoTable, { type RowInput, type UserOptions } from 'jspdf-autotable';
import { formatCnpjCpf } from '../../../lib/formats.ts';
import { drawFooters, pdfColours, pdfPage, pdfTable, pdfTableStyles, writeText } from '../../../lib/pdf-page.ts';

export interface AnalysisDiagnosis {
  tenant: { title: string; colour: string };
  analysis: Pick<
    FileAnalysis,
    | 'servico'
    | 'razao_social'
    | 'cnpj'
    | 'meses'
    | 'classes'
    | 'mes_restituicao'
    | 'regras'
    | 'calculada_em'
    | 'escolhas'
    | 'arquivos'
  >;
  /** `AAAA-MM-DD`. */
  today: string;
}

export const diagnosisTitles: Record<FileAnalysis['servico'], string> = {
  PREVIDENCIARIO: 'Diagnóstico previdenciário por arquivos',
  EXCLUSAO_DE_ICMS_E_ST: 'Diagnóstico de PIS e COFINS por arquivos',
};

const { margin, width, height } = pdfPage;
const { muted, band } = pdfColours;
const right = { halign: 'right' } as const;

/**
 * Builds an A4 PDF of an analysis from files: totals of the ticked classes only, each class apart with its theses and
 * their sources, and the months with payment, Selic and limitation.
 */
export function analysisDiagnosisPdf(diagnosis: AnalysisDiagnosis): File {
  const { analysis, tenant, today } = diagnosis;
  const pdf = new jsPDF({ format: 'a4', unit: 'mm', compress: true });
  const title = diagnosisTitles[analysis.servico];
  pdf.setProperties({ title, subject: analysis.razao_social, author: tenant.title });
  pdf.setLanguage('pt-BR');
  drawTotals(pdf, analysis, drawHeading(pdf, title, diagnosis));
  drawTheses(pdf, analysis);
  drawMonths(pdf, analysis);
  drawJudicialLimits(pdf, analysis);
  drawPointsToCheck(pdf, analysis);
  drawFooters(pdf, { colour: tenant.colour, text: `${tenant.title} · ${displayName(analysis.razao_social)}`, today });
  const name = exportFileName({
    ...{ company: analysis.razao_social, cnpj: analysis.cnpj, kind: 'diagnostico-arquivos' },
    ...{ date: today, extension: 'pdf' },
  });
  return new File([pdf.output('blob')], name, { type: 'application/pdf' });
}

/** Returns the vertical position at which the first table may start. */
function drawHeading(pdf: jsPDF, title: string, { tenant, analysis, today }: AnalysisDiagnosis): number {
  const { razao_social, cnpj, meses, regras, mes_restituicao } = analysis;
  let y = margin;
  const write = (text: string, style?: Parameters<typeof writeText>[3]) => {
    y = writeText(pdf, text, y, style) + 1.5;
  };
  const first = meses[0]?.competencia ?? '';
  const last = meses.at(-1)?.competencia ?? '';
  write(tenant.title, { size: 11, bold: true });
  y += 5;
  write(title, { size: 18, bold: true });
  write(displayName(razao_social), { size: 12, bold: true });
  write(`${cnpj.length === 11 ? 'CPF' : 'CNPJ'} ${formatCnpjCpf(cnpj)}`);
  write(`Competências de ${formatPeriod(first)} a ${formatPeriod(last)}`);
  write(`Selic do pagamento até ${mes_restituicao}. Prescrição em ${formatDay(today)}. ${regras ?? ''}`, {
    colour: muted,
  });
  return y + 2;
}

function drawTotals(pdf: jsPDF, { meses, classes }: AnalysisDiagnosis['analysis'], startY: number): void {
  const totals = totalsByClass(meses);
  const shown = positionClass.options.filter((classe) => {
    const { credito, prescrito, fora } = totals[classe];
    return credito + prescrito + fora > 0;
  });
  const selected = selectedTotals(meses, classes);
  const amount = { cellWidth: 28 };
  const strong = { fontStyle: 'bold', fillColor: band } as const;
  table(pdf, {
    startY,
    head: [headOf('Classe', 'No total', ...amountHeads('Crédito', 'Corrigido', 'Prescrito', 'Não contável'))],
    columnStyles: { 0: { cellWidth: 44 }, 1: { cellWidth: 18 }, 2: amount, 3: amount, 4: amount, 5: amount },
    body: shown.map((classe): RowInput => {
      const { credito, corrigido, prescrito, fora } = totals[classe];
      return [
        `${classLabels[classe]}\n${classDescriptions[classe]}`,
        classes.includes(classe) ? 'Sim' : 'Não',
        ...[credito, corrigido, prescrito, fora].map(amountCell),
      ];
    }),
    foot: [
      [
        { content: 'Total das classes marcadas', colSpan: 2, styles: strong },
        ...[selected.credito, selected.corrigido].map((value) => ({
          content: formatBRL(value),
          styles: { ...strong, ...right },
        })),
        { content: '', colSpan: 2, styles: strong },
      ],
    ],
  });
}

function drawTheses(pdf: jsPDF, { meses, classes }: AnalysisDiagnosis['analysis']): void {
  const rows = thesisRows(meses);
  const bandStyles = { fontStyle: 'bold', fillColor: band } as const;
  const body = positionClass.options.flatMap((classe): RowInput[] => {
    const ofClass = rows.filter((row) => row.classe === classe);
    if (ofClass.length === 0) return [];
    const heading = `${classLabels[classe]} ${classes.includes(classe) ? '(no total)' : '(fora do total)'}`;
    return [[{ content: heading, colSpan: 4, styles: bandStyles }], ...ofClass.map(thesisLine)];
  });
  table(pdf, {
    startY: lastY(pdf) + 8,
    head: [headOf('Tese', 'Fonte e condições', ...amountHeads('Crédito', 'Corrigido'))],
    columnStyles: { 0: { cellWidth: 46 }, 1: { textColor: muted }, 2: { cellWidth: 27 }, 3: { cellWidth: 27 } },
    body,
  });
}

function thesisLine({ nome, fonte, a_conferir, cells, total }: ThesisRow): RowInput {
  const all = [...cells.values()];
  const condition = all.find(({ condicoes }) => condicoes)?.condicoes;
  const corrected = sumOfReais(all.filter(isSummable).map(({ corrigido }) => corrigido));
  return [
    a_conferir ? `${nome}\nA conferir` : nome,
    [fonte, condition, a_conferir && 'Posição a conferir por um advogado.'].filter(Boolean).join('\n'),
    amountCell(total),
    amountCell(corrected),
  ];
}

function drawMonths(pdf: jsPDF, { meses, classes }: AnalysisDiagnosis['analysis']): void {
  // The list of months does not start with a few lines at the foot of a page.
  const isNearFoot = lastY(pdf) > height - 80;
  if (isNearFoot) pdf.addPage();
  table(pdf, {
    startY: isNearFoot ? margin : lastY(pdf) + 8,
    head: [headOf('Competência', 'Pagamento', 'Prescreve em', ...amountHeads('Selic (%)', 'Crédito', 'Corrigido'))],
    body: meses.map((month) => monthLine(month, classes)),
  });
  pdf.setFont('helvetica', 'normal').setFontSize(8).setTextColor(muted);
  const note =
    'Crédito e corrigido: só classes marcadas, contáveis e não prescritas. Pagamento com * é o vencimento: falta a prova.';
  pdf.text(pdf.splitTextToSize(note, width - 2 * margin), margin, lastY(pdf) + 5);
}

/** Credits of own actions that may be offset only in parts. */
function drawJudicialLimits(pdf: jsPDF, { escolhas, meses }: AnalysisDiagnosis['analysis']): void {
  const limited = judicialCredits(escolhas, meses).flatMap(({ limite, ...credit }) =>
    limite ? [{ ...credit, limite }] : [],
  );
  if (limited.length === 0) return;
  table(pdf, {
    startY: lastY(pdf) + 14,
    head: [headOf('Ação da empresa', 'Limite', ...amountHeads('Corrigido'))],
    columnStyles: { 0: { cellWidth: 46 }, 1: { textColor: muted }, 2: { cellWidth: 32 } },
    body: limited.map(({ processo, corrigido, limite }) => [processo, limitText(limite), amountCell(corrigido)]),
  });
}

/** Rules that are applied without a source that was read. */
function drawPointsToCheck(pdf: jsPDF, analysis: AnalysisDiagnosis['analysis']): void {
  const points = pointsToCheck(analysis);
  if (points.length === 0) return;
  table(pdf, {
    startY: lastY(pdf) + 14,
    head: [headOf('Pontos a conferir')],
    body: points.map(({ texto }) => [texto]),
  });
}

function monthLine(month: AnalysisMonthRow, classes: readonly PositionClass[]): RowInput {
  const counted = month.celulas.filter((cell) => isSelected(cell, classes));
  const { pagamento, pagamento_presumido, prescreve_em, celulas } = month;
  const hasExpired = celulas.length > 0 && celulas.every(({ prescrito }) => prescrito);
  return [
    formatPeriod(month.competencia),
    pagamento ? `${formatDay(pagamento)}${pagamento_presumido ? ' *' : ''}` : 'Não pago',
    prescreve_em ? `${formatDay(prescreve_em)}${hasExpired ? ' (prescrito)' : ''}` : '-',
    { content: month.selic_percentual.replace('.', ','), styles: right },
    amountCell(sumOfReais(counted.map(({ credito }) => credito))),
    amountCell(sumOfReais(counted.map(({ corrigido }) => corrigido))),
  ];
}

const amountCell = (value: number) => ({ content: formatBRL(value), styles: right });
const amountHeads = (...texts: string[]) => texts.map((content) => ({ content, styles: right }));
const headOf = (...cells: Extract<RowInput, readonly unknown[]>) => cells;

function table(pdf: jsPDF, options: UserOptions): void {
  autoTable(pdf, {
    ...pdfTable,
    styles: { ...pdfTableStyles, fontSize: 8.5, cellPadding: 1.6, valign: 'top' },
    ...options,
  });
}

/** The plug-in keeps the end of its last table on the document. */
function lastY(pdf: jsPDF): number {
  return (pdf as jsPDF & { lastAutoTable?: { finalY: number } }).lastAutoTable?.finalY ?? margin;
}
