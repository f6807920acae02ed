/** Kinds of differences (section 6). */
export type NoteFindingCode =
  | 'NOTA_FORA_DA_EFD'
  | 'XML_FALTANDO'
  | 'VALOR_DIVERGE'
  | 'CANCELADA_NA_SEFAZ'
  | 'CANCELADA_NA_EFD'
  | 'CHAVE_REPETIDA'
  | 'NOTA_DE_OUTRO_MES'
  | 'EMITENTE_SIMPLES';

/** A difference between the notes and the EFD. Amounts in cents; undefined on the side that lacks the key. */
export interface NoteFinding {
  code: NoteFindingCode;
  key: string;
  booked: number | undefined;
  printed: number | undefined;
}
