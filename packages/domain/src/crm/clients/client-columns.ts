import { z } from 'zod';

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
  const named = (text ?? '').split(',').flatMap((name) => clientColumn.safeParse(name).data ?? []);
  return [...new Set(named)];
}

/** Returns the columns with one of them moved by a place; the same where there is no further place. */
export function moveColumn(columns: readonly ClientColumn[], column: ClientColumn, by: 1 | -1): ClientColumn[] {
  const at = columns.indexOf(column);
  const to = at + by;
  if (at < 0 || to < 0 || to >= columns.length) return [...columns];
  return columns.toSpliced(at, 1).toSpliced(to, 0, column);
}

/** Returns the columns with a further one before the first that is offered after it. */
export function withColumn(columns: readonly ClientColumn[], column: ClientColumn): ClientColumn[] {
  if (columns.includes(column)) return [...columns];
  const place = clientColumn.options.indexOf(column);
  const at = columns.findIndex((each) => clientColumn.options.indexOf(each) > place);
  return columns.toSpliced(at < 0 ? columns.length : at, 0, column);
}
