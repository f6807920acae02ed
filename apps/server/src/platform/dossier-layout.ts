import { displayName } from '@restitui/brazil/display-name.ts';
import type { Content, TableCell } from 'pdfmake';
import { pdfMaker } from './pdf-maker.ts';

/** A file that was sent, with its SHA-256, or why it could not be hashed. */
export interface HashedFile {
  archive: string;
  name: string;
  bytes: number;
  sha256: string;
  problem: string;
}

interface Paper {
  title: string;
  consultancy: string;
  razao_social: string;
  /** Instant of the dossier. */
  feito_em: string;
  content: Content[];
}

export const right = (text: string): TableCell => ({ text, alignment: 'right' });
export const head = (text: string, alignment: 'left' | 'right' = 'left'): TableCell => ({
  text,
  bold: true,
  alignment,
});
export const count = (value: number) => value.toLocaleString('pt-BR');
export const dayOf = (instant: string | null) =>
  instant ? new Date(instant).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' }) : '—';

/** Renders an A4 dossier with the footer of all dossiers. */
export function dossierPaper({ title, consultancy, razao_social, feito_em, content }: Paper): Promise<Buffer> {
  return pdfMaker
    .createPdf({
      pageSize: 'A4',
      pageMargins: [40, 48, 40, 48],
      info: {
        title: `${title} de ${displayName(razao_social)}`,
        author: consultancy,
        creationDate: new Date(feito_em),
      },
      language: 'pt-BR',
      defaultStyle: { font: 'Roboto', fontSize: 8.5, color: '#1a1a1a', lineHeight: 1.15 },
      styles: {
        title: { fontSize: 18, bold: true },
        part: { fontSize: 12, bold: true, margin: [0, 16, 0, 6] },
        month: { fontSize: 10, bold: true, margin: [0, 10, 0, 3] },
        small: { fontSize: 7, color: '#555555' },
      },
      footer: (page, pages) => ({
        columns: [
          { text: `${consultancy} · ${displayName(razao_social)}`, style: 'small' },
          { text: `${page} de ${pages}`, style: 'small', alignment: 'right' },
        ],
        margin: [40, 12, 40, 0],
      }),
      content,
    })
    .getBuffer();
}

interface Cover {
  consultancy: string;
  title: string;
  subject: string;
  totals: Content[];
  facts: [label: string, value: string][];
}

/** Builds a figure in large type with its label. */
export function largeFigure(label: string, text: string): Content[] {
  return [
    { text: label, style: 'small' },
    { text, fontSize: 22, bold: true, margin: [0, 0, 0, 10] },
  ];
}

/** Builds the top of the first page: title, totals and facts. */
export function dossierCover({ consultancy, title, subject, totals, facts }: Cover): Content[] {
  return [
    { text: consultancy, bold: true, fontSize: 11, margin: [0, 0, 0, 18] },
    { text: title, style: 'title' },
    { text: subject, margin: [0, 2, 0, 14] },
    ...totals,
    { layout: 'noBorders', table: { widths: [130, '*'], body: facts.map(([label, value]) => [head(label), value]) } },
  ];
}

/** Builds the list of the files that were sent, with their hashes. */
export function sentFilesPart(archives: readonly HashedFile[]): Content[] {
  return [
    { text: 'Arquivos recebidos', style: 'part' },
    ...archives.map(
      ({ name, bytes, sha256, problem }): Content => ({
        margin: [0, 0, 0, 6],
        stack: [
          { text: problem ? name : `${name} · ${count(bytes)} bytes`, bold: true },
          { text: problem || `SHA-256 ${sha256}`, fontSize: 8 },
        ],
      }),
    ),
  ];
}
