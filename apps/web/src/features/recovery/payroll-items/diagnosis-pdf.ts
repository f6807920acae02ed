import { formatDay } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import { groupPayrollItems, type PayrollItemRow } from '@restitui/domain/recovery/payroll-items/payroll-item-rows.ts';
import {
  payrollItemTotals,
  standingLabels,
  standingOf,
} from '@restitui/domain/recovery/payroll-items/payroll-item-standing.ts';
import { keysOf } from '@restitui/domain/wire/record-keys.ts';
import { jsPDF } from 'jspdf';
import autoTable, { type RowInput } from 'jspdf-autotable';
import { formatCnpjCpf } from '../../../lib/formats.ts';
import { rasterPicture } from './raster-picture.ts';

export interface Diagnosis {
  tenant: { title: string; logo: string; colour: string };
  company: { razao_social: string; cnpjcpf: string };
  period: { dateStart: string; dateEnd: string };
  rows: readonly PayrollItemRow[];
  /** AAAA-MM-DD. */
  today: string;
}

export const diagnosisTitle = 'Diagnóstico previdenciário - INSS';
const [margin, width, height] = [18, 210, 297];
const [ink, muted, line] = ['#1b2430', '#5b6573', '#d5dae1'];

/** Builds an A4 PDF with the company's logo, the non-zero payroll items, and the total credit to compensate. */
export async function diagnosisPdf(diagnosis: Diagnosis): Promise<File> {
  const { company, tenant, rows, today } = diagnosis;
  const pdf = new jsPDF({ format: 'a4', unit: 'mm', compress: true });
  pdf.setProperties({ title: diagnosisTitle, subject: company.razao_social, author: tenant.title });
  pdf.setLanguage('pt-BR');
  const top = await drawHeading(pdf, diagnosis);
  drawTable(pdf, rows, top);
  drawFooters(pdf, diagnosis);
  const name = exportFileName({
    ...{ company: company.razao_social, cnpj: company.cnpjcpf, kind: 'diagnostico' },
    ...{ date: today, extension: 'pdf' },
  });
  return new File([pdf.output('blob')], name, { type: 'application/pdf' });
}

/** Returns the vertical position at which the table may start. */
async function drawHeading(pdf: jsPDF, { tenant, company, period, today }: Diagnosis): Promise<number> {
  const logo = tenant.logo ? await rasterPicture(tenant.logo).catch(() => undefined) : undefined;
  if (logo) {
    const scale = Math.min(60 / logo.width, 12 / logo.height);
    pdf.addImage(logo.data, 'PNG', margin, margin - 4, logo.width * scale, logo.height * scale, undefined, 'SLOW');
  }
  const write = (text: string, y: number, { size = 10, colour = ink, bold = false } = {}) => {
    pdf
      .setFont('helvetica', bold ? 'bold' : 'normal')
      .setFontSize(size)
      .setTextColor(colour);
    const lines: string[] = pdf.splitTextToSize(text, width - 2 * margin);
    pdf.text(lines, margin, y);
    return y + lines.length * size * 0.42;
  };
  pdf.setFont('helvetica', 'normal').setFontSize(9).setTextColor(muted);
  pdf.text(logo ? tenant.title : '', width - margin, margin + 3, { align: 'right' });
  let y = logo ? margin + 18 : write(tenant.title, margin + 3, { size: 12, bold: true }) + 10;
  y = write(diagnosisTitle, y, { size: 18, bold: true }) + 2;
  y = write(displayName(company.razao_social), y, { size: 12, bold: true }) + 1;
  const kind = company.cnpjcpf.length === 11 ? 'CPF' : 'CNPJ';
  y = write(`${kind} ${formatCnpjCpf(company.cnpjcpf)}`, y) + 1;
  y = write(`Período de ${period.dateStart} a ${period.dateEnd}`, y) + 1;
  return write(`Emitido em ${formatDay(today)}`, y, { colour: muted }) + 2;
}

function drawTable(pdf: jsPDF, rows: readonly PayrollItemRow[], startY: number) {
  const valued = rows.filter(({ valor }) => valor > 0);
  const group = (grupo: string, total: number): RowInput => {
    const styles = { fontStyle: 'bold', fillColor: '#f2f4f7', textColor: muted } as const;
    return [
      { content: grupo, colSpan: 3, styles },
      { content: formatBRL(total), styles: { ...styles, halign: 'right' } },
    ];
  };
  const body = groupPayrollItems(valued).flatMap(({ grupo, rows: ofGroup, total }) => [
    group(grupo, total),
    ...ofGroup.map(
      ({ verba, incidencia, base, valor, prometida }): RowInput => [
        verba,
        [incidencia, base].filter(Boolean).join(' - '),
        prometida ? 'Sim' : standingOf(verba) === 'sem_direito' ? 'Sem direito' : 'Não',
        { content: formatBRL(valor), styles: { halign: 'right' } },
      ],
    ),
  ]);
  const totals = payrollItemTotals(rows);
  const totalRow = (label: string, total: number, styles: typeof strong | typeof plain): RowInput => [
    { content: label, colSpan: 3, styles },
    { content: formatBRL(total), styles: { ...styles, halign: 'right' } },
  ];
  const plain = { fontStyle: 'normal', fontSize: 9, fillColor: '#ffffff', textColor: muted } as const;
  const strong = { fontStyle: 'bold', fontSize: 11, fillColor: '#ffffff', textColor: ink } as const;
  autoTable(pdf, {
    startY,
    margin: { left: margin, right: margin, top: margin, bottom: 22 },
    theme: 'plain',
    styles: { font: 'helvetica', fontSize: 9, textColor: ink, lineColor: line, cellPadding: 1.8, valign: 'middle' },
    headStyles: { fontStyle: 'bold', lineWidth: { bottom: 0.4 } },
    bodyStyles: { lineWidth: { bottom: 0.1 } },
    columnStyles: { 1: { textColor: muted, cellWidth: 58 }, 2: { cellWidth: 22 }, 3: { cellWidth: 32 } },
    head: [['Verba', 'Incidência e base legal', 'No crédito', { content: 'Valor', styles: { halign: 'right' } }]],
    body: body.length > 0 ? body : [[{ content: 'Nenhuma verba com valor no período.', colSpan: 4 }]],
    foot: [
      ...keysOf(standingLabels).map((standing) => totalRow(standingLabels[standing], totals[standing], plain)),
      totalRow('Crédito total a compensar', totals.prometido, strong),
    ],
    showFoot: 'lastPage',
    rowPageBreak: 'avoid',
  });
}

function drawFooters(pdf: jsPDF, { tenant, company, today }: Diagnosis) {
  const pages = pdf.getNumberOfPages();
  for (let page = 1; page <= pages; page++) {
    pdf
      .setPage(page)
      .setDrawColor(tenant.colour)
      .setLineWidth(0.6)
      .line(margin, height - 16, width - margin, height - 16);
    pdf.setFont('helvetica', 'normal').setFontSize(8).setTextColor(muted);
    const left: string[] = pdf.splitTextToSize(`${tenant.title} · ${displayName(company.razao_social)}`, 110);
    pdf.text(left[0] ?? '', margin, height - 11);
    pdf.text(`${formatDay(today)} · Página ${page} de ${pages}`, width - margin, height - 11, { align: 'right' });
  }
}
