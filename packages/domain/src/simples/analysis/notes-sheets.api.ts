import { z } from 'zod';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { dossierState } from './dossiers.api.ts';

/** The spreadsheet of all items of a result, written by a job. */
export const notesExport = z.object({
  state: dossierState,
  /** From 0 to 100. */
  progresso: z.int(),
  erro: z.string().nullable(),
  feito_em: z.string().nullable(),
  /** Valid for five minutes. */
  link: z.string().nullable(),
  bytes: z.number().nullable(),
});
export type NotesExport = z.infer<typeof notesExport>;

const params = z.object({ id_apuracao: z.string() });

export const notesSheetsApi = {
  read: endpoint('GET /simples/:id_apuracao/planilha-notas', {
    summary: 'Planilha de notas do resultado de uma apuração; nula antes de ser pedida',
    params,
    response: enveloped(notesExport.nullable()),
  }),
  make: endpoint('POST /simples/:id_apuracao/planilha-notas', {
    summary: 'Gerar a planilha de notas do resultado de uma apuração; a que está pronta é mantida',
    status: 202,
    params,
    response: enveloped(notesExport),
  }),
};
