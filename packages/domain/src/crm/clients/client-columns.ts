import { z } from 'zod';

/** Columns that users add to the list of clients, in the order of the table; each is named like its field. */
export const clientColumn = z.enum([
  'credito',
  'prescreve_em',
  'cobertura',
  'nome_responsavel',
  'passo',
  'etiquetas',
  'procuracaoValidaAte',
  'municipio',
  'createdDate',
]);
export type ClientColumn = z.infer<typeof clientColumn>;

export const clientColumnLabels: Readonly<Record<ClientColumn, string>> = {
  credito: 'Crédito',
  prescreve_em: 'Próxima prescrição',
  cobertura: 'Cobertura',
  nome_responsavel: 'Responsável',
  passo: 'Próximo passo',
  etiquetas: 'Etiquetas',
  procuracaoValidaAte: 'Procuração até',
  municipio: 'Cidade',
  createdDate: 'Cadastro',
};

/** The columns of a call: names separated by commas, such as `credito,passo`. */
export const clientColumnsText = z
  .string()
  .max(150)
  .refine((text) => text.split(',').every((name) => clientColumn.safeParse(name).success));

/** Returns the named columns in the order of the table, each once; omits names that are no columns. */
export function parseClientColumns(text: string | undefined): ClientColumn[] {
  const names = new Set(text?.split(','));
  return clientColumn.options.filter((column) => names.has(column));
}
