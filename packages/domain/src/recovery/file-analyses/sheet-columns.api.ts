import { z } from 'zod';
import { endpoint, enveloped } from '../../wire/endpoint.ts';

/** Contents of a payroll sheet, in the order in which they are asked. */
export const sheetColumn = z.enum([
  'competencia',
  'rubrica',
  'valor',
  'descricao',
  'natureza',
  'incidencia',
  'estabelecimento',
]);
export type SheetColumn = z.infer<typeof sheetColumn>;

export const sheetColumnLabels: Record<SheetColumn, string> = {
  competencia: 'Competência',
  rubrica: 'Rubrica',
  valor: 'Valor',
  descricao: 'Descrição',
  natureza: 'Natureza',
  incidencia: 'Incidência',
  estabelecimento: 'Estabelecimento',
};

/** Contents without which no line can be read. */
export const requiredSheetColumns: readonly SheetColumn[] = ['competencia', 'rubrica', 'valor'];

const position = z.int().min(0).max(999);
const requiredPosition = (message: string) => z.int(message).min(0, message).max(999, message);

/** Position of each content in the sheet, from 0; null for one that the sheet does not have. */
export const sheetLayout = z.object({
  competencia: requiredPosition('Escolha a coluna da competência.'),
  rubrica: requiredPosition('Escolha a coluna da rubrica.'),
  valor: requiredPosition('Escolha a coluna do valor.'),
  descricao: position.nullable(),
  natureza: position.nullable(),
  incidencia: position.nullable(),
  estabelecimento: position.nullable(),
});
export type SheetLayout = z.infer<typeof sheetLayout>;
/** A layout whose required contents may be missing. */
export type OpenSheetLayout = Record<SheetColumn, number | null>;

/** Returns the contents that share a column with another one. */
export function repeatedColumns(layout: OpenSheetLayout): SheetColumn[] {
  const used = sheetColumn.options.filter((column) => layout[column] !== null);
  return used.filter((column) => used.some((other) => other !== column && layout[other] === layout[column]));
}

const openLayout = z.record(sheetColumn, position.nullable());

const ofAssessment = z.object({ id_apuracao: z.string() });

/** The sheet that was sent last, with its first rows; nothing of it is stored beside the file. */
export const sheetPreview = z.object({
  nome: z.string(),
  /** Identifies sheets with the same headings. */
  assinatura: z.string(),
  cabecalhos: z.array(z.string()),
  /** The first rows, with masked CPFs. */
  linhas: z.array(z.array(z.string())),
  /** From the stored columns of the client for these headings, otherwise from usual names. */
  sugestao: openLayout,
  /** Who stored the columns of these headings; null when they are not stored. */
  gravada: z.object({ autor: z.string(), em: z.string() }).nullable(),
});
export type SheetPreview = z.infer<typeof sheetPreview>;

/** Columns that are kept for the sheets of a client with certain headings. */
export const keptSheetColumns = z.object({
  assinatura: z.string(),
  cabecalhos: z.array(z.string()),
  colunas: sheetLayout,
  autor: z.string(),
  em: z.string(),
});
export type KeptSheetColumns = z.infer<typeof keptSheetColumns>;

/** Returns which heading is read as which content, for screen and change history. */
export function columnsText(headings: readonly string[], colunas: SheetLayout): string {
  return sheetColumn.options
    .flatMap((column) => {
      const at = colunas[column];
      return at === null ? [] : [`${sheetColumnLabels[column]}: ${headings[at] || `coluna ${at + 1}`}`];
    })
    .join(', ');
}

/** Identifies sheets with the same headings: a SHA-256 in hexadecimal. */
const headingsHash = z.string().regex(/^[0-9a-f]{64}$/);

export const sheetColumnsApi = {
  read: endpoint('GET /file-analyses/:id_apuracao/planilha', {
    summary: 'As colunas e as primeiras linhas da planilha da folha que foi enviada',
    transaction: 'none',
    params: ofAssessment,
    response: enveloped(sheetPreview),
  }),
  save: endpoint('PUT /file-analyses/:id_apuracao/planilha', {
    summary: 'Gravar as colunas das planilhas de um cliente: valem para esses cabeçalhos, e a análise é refeita',
    transaction: 'none',
    params: ofAssessment,
    body: z.object({
      /** The headings that the analyst saw. */
      assinatura: headingsHash,
      colunas: sheetLayout.superRefine((layout, context) => {
        for (const column of repeatedColumns(layout)) {
          context.addIssue({
            code: 'custom',
            path: [column],
            message: 'Esta coluna já foi escolhida para outro dado.',
          });
        }
      }),
    }),
    response: enveloped(z.object({ linhas: z.int(), invalidas: z.int(), recalcula: z.boolean() })),
  }),
  list: endpoint('GET /file-analyses/:id_apuracao/planilhas', {
    summary: 'As colunas gravadas para as planilhas da folha do cliente, por cabeçalhos',
    params: ofAssessment,
    response: enveloped(z.array(keptSheetColumns)),
  }),
  forget: endpoint('DELETE /file-analyses/:id_apuracao/planilhas/:assinatura', {
    summary: 'Esquece as colunas gravadas de uma planilha do cliente; o resultado fica',
    params: ofAssessment.extend({ assinatura: headingsHash }),
    response: enveloped(z.object({ assinatura: z.string() })),
  }),
};
