import { formatVerificationCode } from '@restitui/domain/agreements/evidence/verification-code.ts';
import type { Content } from 'pdfmake';
import { hairline, ink, muted, ruleOf, textWidth } from '../../../platform/pdf-sheet.ts';
import type { SignedAct, SignedDocument } from './signed-document.wire.ts';

const mm = 72 / 25.4;
const gap = 12 * mm;
const columnWidth = (textWidth - gap) / 2;
const drawingHeight = 24 * mm;
/** Blocks of signers on one page; the page repeats for more. */
const mostOnPage = 6;

/** Draws a page with each signature in a block of its own and the code that the document is checked by. */
export function signaturePage(document: SignedDocument, acts: readonly SignedAct[]): Content[] {
  const pages: Content[] = [];
  for (let from = 0; from < Math.max(acts.length, 1); from += mostOnPage) {
    pages.push(...onePage(document, acts.slice(from, from + mostOnPage)));
  }
  return pages;
}

function onePage({ title, version, address, code }: SignedDocument, acts: readonly SignedAct[]): Content[] {
  const rows = Array.from({ length: Math.ceil(acts.length / 2) }, (_, i) => acts.slice(2 * i, 2 * i + 2));
  return [
    { text: `${title}, versão ${version}`, style: 'small', pageBreak: 'before' },
    { text: 'Assinaturas', style: 'h1', margin: [0, 3, 0, 8] },
    {
      text: 'As partes aceitam este meio eletrônico como válido para provar a autoria e a integridade deste contrato (MP 2.200-2/2001, art. 10, § 2º).',
      margin: [0, 0, 0, 4],
    },
    ...rows.map(
      (row): Content => ({
        ...{ unbreakable: true, margin: [0, 5 * mm, 0, 0] },
        ...{ columnGap: gap, columns: row.map(blockOf) },
      }),
    ),
    {
      unbreakable: true,
      margin: [0, 12 * mm, 0, 0],
      stack: [
        ruleOf(0.5, hairline),
        {
          margin: [0, 4 * mm, 0, 0],
          columnGap: 6 * mm,
          columns: [
            { qr: address, fit: 24 * mm, eccLevel: 'M', width: 'auto' },
            {
              width: '*',
              margin: [0, 3 * mm, 0, 0],
              stack: [
                { text: `Confira este documento em ${address.replace(/^https?:\/\//, '')}`, style: 'small' },
                {
                  text: formatVerificationCode(code),
                  ...{ bold: true, fontSize: 12, characterSpacing: 0.5, margin: [0, 2, 0, 2] },
                },
                {
                  text: 'A página mostra as partes, os horários e o resumo do arquivo, e diz se algo mudou depois da assinatura.',
                  style: 'small',
                },
              ],
            },
          ],
        },
      ],
    },
  ];
}

function blockOf(act: SignedAct) {
  const lines: Content[] = [
    drawingOf(act),
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: columnWidth, y2: 0, lineWidth: 0.85, lineColor: ink }] },
    { text: act.name ?? 'Dados pessoais apagados', bold: true, margin: [0, 5, 0, 1] },
    { text: act.capacity, fontSize: 9 },
    ...(act.cpf ? [{ text: `CPF ${act.cpf}`, fontSize: 9 }] : []),
    { text: `${act.at}, horário de Brasília`, fontSize: 8, color: muted, margin: [0, 3, 0, 0] },
    { text: act.method, fontSize: 8, color: muted },
  ];
  return { width: columnWidth, stack: lines };
}

/** A typed name takes the place of a missing drawing. */
function drawingOf({ drawing, name }: SignedAct): Content {
  const cell: Content = drawing
    ? { image: drawing, fit: [columnWidth, drawingHeight] }
    : { text: name ?? '', italics: true, fontSize: 17, lineHeight: 1, margin: [0, drawingHeight - 24, 0, 0] };
  return {
    table: { widths: [columnWidth], heights: [drawingHeight + 2], body: [[{ ...cell, verticalAlignment: 'bottom' }]] },
    layout: {
      defaultBorder: false,
      paddingLeft: () => 0,
      paddingRight: () => 0,
      paddingTop: () => 0,
      paddingBottom: () => 1,
    },
  };
}
