import { z } from 'zod';
import { endpoint, enveloped } from '../../wire/endpoint.ts';

export const dossierState = z.enum(['na_fila', 'processando', 'pronto', 'falhou']);
export type DossierState = z.infer<typeof dossierState>;

const dossierFile = z.object({
  /** Valid for five minutes. */
  link: z.string(),
  bytes: z.number(),
});

/** The documents of a result: a PDF, and a spreadsheet with the items and the hashes of the files. */
export const dossier = z.object({
  state: dossierState,
  /** From 0 to 100. */
  progresso: z.int(),
  erro: z.string().nullable(),
  feito_em: z.string().nullable(),
  pdf: dossierFile.nullable(),
  /** Null for users who may not export items. */
  planilha: dossierFile.nullable(),
});
export type Dossier = z.infer<typeof dossier>;

const params = z.object({ id_apuracao: z.string() });

export const dossiersApi = {
  read: endpoint('GET /simples/:id_apuracao/dossie', {
    summary: 'Dossiê do resultado de uma apuração; nulo antes de ser pedido',
    params,
    response: enveloped(dossier.nullable()),
  }),
  make: endpoint('POST /simples/:id_apuracao/dossie', {
    summary: 'Gerar o dossiê do resultado de uma apuração',
    status: 202,
    params,
    response: enveloped(dossier),
  }),
};
