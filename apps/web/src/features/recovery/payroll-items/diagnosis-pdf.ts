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
import { drawFooters, pdfColours, pdfPage, pdfTable, pdfTableStyles, writeText } from '../../../lib/pdf-page.ts';
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
const { margin, width } = pdfPage;
const { ink, muted, band } = pdfColours;

/** Builds an A4 PDF with the company's logo, the non-zero payroll items, and the total credit to compensate. */
export async function diagnosisPdf(diagnosis: Diagnosis): Promise<File> {
  const { company, tenant, rows, today } = diagnosis;
  const pdf = new jsPDF({ format: 'a4', unit: 'mm', compress: true });
  pdf.setProperties({ title: diagnosisTitle, subject: company.razao_social, author: tenant.title });
  pdf.setLanguage('pt-BR');
  const top = await drawHeading(pdf, diagnosis);
  drawTable(pdf, rows, top);
  drawFooters(pdf, { colour: tenant.colour, text: `${tenant.title} · ${displayName(company.razao_social)}`, today });
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
  pdf.setFont('helvetica', 'normal').setFontSize(9).setTextColor(muted);
  pdf.text(logo ? tenant.title : '', width - margin, margin + 3, { align: 'right' });
  let y = logo ? margin + 18 : writeText(pdf, tenant.title, margin + 3, { size: 12, bold: true }) + 10;
  y = writeText(pdf, diagnosisTitle, y, { size: 18, bold: true }) + 2;
  y = writeText(pdf, displayName(company.razao_social), y, { size: 12, bold: true }) + 1;
  const kind = company.cnpjcpf.length === 11 ? 'CPF' : 'CNPJ';
  y = writeText(pdf, `${kind} ${formatCnpjCpf(company.cnpjcpf)}`, y) + 1;
  y = writeText(pdf, `Período de ${period.dateStart} a ${period.dateEnd}`, y) + 1;
  return writeText(pdf, `Emitido em ${formatDay(today)}`, y, { colour: muted }) + 2;
}

function drawTable(pdf: jsPDF, rows: readonly PayrollItemRow[], startY: number) {
  const valued = rows.filter(({ valor }) => valor > 0);
  const group = (grupo: string, total: number): RowInput => {
    const styles = { fontStyle: 'bold', fillColor: band, textColor: muted } as const;
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
    ...pdfTable,
    styles: { ...pdfTableStyles, fontSize: 9, cellPadding: 1.8, valign: 'middle' },
    columnStyles: { 1: { textColor: muted, cellWidth: 58 }, 2: { cellWidth: 22 }, 3: { cellWidth: 32 } },
    head: [['Verba', 'Incidência e base legal', 'No crédito', { content: 'Valor', styles: { halign: 'right' } }]],
    body: body.length > 0 ? body : [[{ content: 'Nenhuma verba com valor no período.', colSpan: 4 }]],
    foot: [
      ...keysOf(standingLabels).map((standing) => totalRow(standingLabels[standing], totals[standing], plain)),
      totalRow('Crédito total a compensar', totals.prometido, strong),
    ],
  });
}
