import { z } from 'zod';
import { endpoint, enveloped, paged } from '../../wire/endpoint.ts';
import { newClient } from '../clients/new-client.ts';
import { cellMessage } from './check-row.ts';
import { importRowList, rowOutcome } from './import-row-list.ts';
import { portfolioField } from './portfolio-columns.ts';
import { portfolioFile } from './portfolio-limits.ts';

/** `conferida` waits for confirmation; the other states are those of every background job. */
export const importState = z.enum(['conferida', 'na_fila', 'importando', 'pronta', 'falhou']);
export type ImportState = z.infer<typeof importState>;

export const importCounts = z.object({
  total: z.int(),
  valida: z.int(),
  erro: z.int(),
  existente: z.int(),
  repetida: z.int(),
  importada: z.int(),
  /** Rows with repaired cells. */
  corrigida: z.int(),
});
export type ImportCounts = z.infer<typeof importCounts>;

const importSummary = z.object({
  id: z.string(),
  name: z.string(),
  state: importState,
  id_user: z.string(),
  nome: z.string().nullable(),
  createdDate: z.string(),
  finishedDate: z.string().nullable(),
  counts: importCounts,
  erro: z.string().nullable(),
});
export type ImportSummary = z.infer<typeof importSummary>;

export const columnMatch = z.partialRecord(portfolioField, z.int().min(0).max(99));

export const portfolioImport = importSummary.extend({
  headings: z.array(z.string()),
  /** The first rows, to help recognise the columns. */
  sample: z.array(z.array(z.string())),
  columns: columnMatch,
});
export type PortfolioImport = z.infer<typeof portfolioImport>;

export const importRow = z.object({
  /** Line number as in the spreadsheet. */
  line: z.int(),
  cells: z.array(z.string()),
  outcome: rowOutcome,
  cnpjcpf: z.string().nullable(),
  razao_social: z.string().nullable(),
  issues: z.array(cellMessage),
  notes: z.array(cellMessage),
});
export type ImportRow = z.infer<typeof importRow>;

const id_import = z.object({ id_import: z.string() });

export const portfolioApi = {
  list: endpoint('GET /portfolio/imports', {
    summary: 'As importações dos últimos 30 dias que esta pessoa pode ver',
    response: enveloped(z.array(importSummary)),
  }),
  upload: endpoint('POST /portfolio/imports', {
    summary: 'Enviar e conferir uma planilha de clientes; nada é cadastrado ainda',
    status: 201,
    body: z.object({}),
    files: { planilha: portfolioFile },
    response: enveloped(portfolioImport),
  }),
  read: endpoint('GET /portfolio/imports/:id_import', {
    summary: 'Uma importação e o seu andamento',
    params: id_import,
    response: enveloped(portfolioImport),
  }),
  rows: endpoint('GET /portfolio/imports/:id_import/rows', {
    summary: 'As linhas da planilha e o que foi dito de cada uma',
    params: id_import,
    query: importRowList.query.extend({ pageSize: z.coerce.number().int().min(1).max(1000).default(50) }),
    response: paged(importRow),
  }),
  match: endpoint('PUT /portfolio/imports/:id_import/columns', {
    summary: 'Escolher as colunas e conferir de novo',
    transaction: 'none',
    params: id_import,
    body: z.object({ columns: columnMatch }),
    response: enveloped(portfolioImport),
  }),
  start: endpoint('POST /portfolio/imports/:id_import/start', {
    summary: 'Cadastrar as linhas válidas, num trabalho com andamento',
    status: 202,
    params: id_import,
    body: z.object({ li_aceito_tenant: newClient.shape.li_aceito_tenant }),
    response: enveloped(portfolioImport),
  }),
};
