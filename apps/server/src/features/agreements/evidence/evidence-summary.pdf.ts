import { counted } from '@restitui/brazil/counted.ts';
import type { Content, TableCell } from 'pdfmake';
import { hairline, muted } from '../../../platform/pdf-sheet.ts';
import { acceptanceLevel, timeStampNote } from './evidence-summary.texts.ts';
import type { SignedAct, SignedDocument, SummaryEvent } from './signed-document.wire.ts';

const mm = 72 / 25.4;
const lines = {
  hLineWidth: (i: number) => (i === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => hairline,
  paddingLeft: () => 0,
  paddingRight: () => 6,
  paddingTop: () => 2.5,
  paddingBottom: () => 2.5,
};

/** Draws the evidence on one page; the full log is a file in the PDF. */
export function summaryPage(
  document: SignedDocument,
  acts: readonly SignedAct[],
  happened: readonly SummaryEvent[],
  entries: number,
): Content[] {
  const { title, version } = document;
  return [
    { text: `${title}, versão ${version}`, style: 'small', pageBreak: 'before' },
    { text: 'Resumo das provas', style: 'h1', margin: [0, 3, 0, 6] },
    tableOf(
      [44 * mm, '*'],
      factsOf(document).map(([label, text]) => [labelled(label), text]),
    ),
    heading('Quem assinou, e como se sabe'),
    tableOf([27 * mm, ...acts.map(() => '*')], [headOf(acts), ...signerRows(acts)]),
    heading('O que aconteceu'),
    tableOf(
      [41 * mm, '*', 46 * mm],
      happened.map(({ at, what, who }) => [labelled(at), { text: what }, { text: who }]),
    ),
    heading('Registro completo'),
    {
      text: `Os ${entries} fatos, com o encadeamento que mostra se algum foi mudado, estão dentro deste arquivo, no anexo registro.json. As fotos e os documentos de identidade não fazem parte dele.`,
      style: 'p',
      fontSize: 8.5,
    },
  ];
}

function factsOf(document: SignedDocument): [string, TableCell][] {
  const { title, version, template, original, sha256, certificate, isStamped } = document;
  const pages = counted(original.pages, 'página', 'páginas');
  const self = certificate.isDevelopment
    ? ' (certificado de desenvolvimento, que nenhuma autoridade externa confirma)'
    : '';
  return [
    [
      'Documento',
      { text: [`${title}, versão ${version}`, pages, template].filter((fact) => fact !== undefined).join(', ') },
    ],
    ['Resumo (SHA-256) do texto', { text: sha256, style: 'hash' }],
    ['Resumo do PDF sem o selo', { text: original.sha256, style: 'hash' }],
    ['Nível', { text: acceptanceLevel }],
    ['Selo', { text: `PAdES, ${certificate.subject}${self}. ${timeStampNote(isStamped)}` }],
  ];
}

function headOf(acts: readonly SignedAct[]): TableCell[] {
  const names = acts.map(({ name, role }) => ({
    text: [
      { text: `${name?.split(' ')[0] ?? 'Apagado'}\n`, bold: true },
      { text: role.toLowerCase(), color: muted },
    ],
  }));
  return [{ text: '' }, ...names];
}

function signerRows(acts: readonly SignedAct[]): TableCell[][] {
  const rows: [string, (act: SignedAct) => string][] = [
    ['Código', ({ code }) => code],
    ['Identidade', ({ identity }) => identity],
    ['Leu até o fim', ({ read }) => read],
    ['Aceite', ({ accepted }) => accepted],
    ['Aparelho', ({ device }) => device],
    ['Rede (IP)', ({ network }) => network],
    ['Local declarado', ({ place }) => place],
  ];
  return rows.map(([label, value]) => [labelled(label), ...acts.map((act) => ({ text: value(act) }))]);
}

function labelled(text: string): TableCell {
  return { text, color: muted };
}

function heading(text: string): Content {
  return { text, bold: true, fontSize: 10, margin: [0, 9, 0, 2], headlineLevel: 2 };
}

function tableOf(widths: (number | string)[], body: TableCell[][]): Content {
  // The style tells the rule about headings alone at the end of a page what follows them.
  return {
    style: 'table',
    margin: [0, 0, 0, 0],
    fontSize: 8.5,
    lineHeight: 1.15,
    layout: lines,
    table: { widths, body, dontBreakRows: true },
  };
}
