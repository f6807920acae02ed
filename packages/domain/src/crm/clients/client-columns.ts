import { z } from 'zod';
import { addColumn, parseColumns } from '../../wire/list-columns.ts';

/** Columns that users add to the list of clients, in the order in which they are offered; each is named like its field. */
export const clientColumn = z.enum([
  'credito',
  'prescreve_em',
  'credito_folha',
  'credito_sped',
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
  credito_folha: 'Valor da folha',
  credito_sped: 'Valor do SPED',
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
  .max(200)
  .refine((text) => text.split(',').every((name) => clientColumn.safeParse(name).success));

/** Returns the named columns in their order, each once; omits names that are no columns. */
export function parseClientColumns(text: string | undefined): ClientColumn[] {
  return parseColumns(clientColumn, text);
}

/** Returns the columns with a further one before the first that is offered after it. */
export function withColumn(columns: readonly ClientColumn[], column: ClientColumn): ClientColumn[] {
  return addColumn(clientColumn.options, columns, column);
}
