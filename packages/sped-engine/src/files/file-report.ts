import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { EfdKind } from './efd-header.ts';
import type { RecordCounts } from './record-counts.ts';

/** Reasons why a file is not used, in the order in which they are tested (SP-019); the last one is a remark. */
export type FileCode =
  | 'NAO_SPED'
  | 'CNPJ_DIVERGENTE'
  | 'ARQUIVO_CONCATENADO'
  | 'TRUNCADO'
  | 'PERIODO_INVALIDO'
  | 'DUPLICADO'
  | 'SUBSTITUIDO'
  | 'ORIGINAL_REPETIDO'
  | 'SEM_EFD_CONTRIBUICOES';

/** How a file of the upload was used. Wire names of the JSON. */
export interface FileReport {
  nome: string;
  tipo: EfdKind | 'DESCONHECIDO';
  competencia: TaxMonth | null;
  situacao: 'USADO' | 'NAO_USADO';
  codigo: FileCode | null;
  /** Lines by record; null for a file that is no EFD. Not in the JSON of the command. */
  registros: RecordCounts | null;
  retificadora: boolean;
  /** Why it is not used, in words; null for a file that is. Not in the JSON of the command. */
  texto: string | null;
}
