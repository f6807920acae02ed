import { formatBRL, reaisOf } from '@restitui/brazil/money.ts';

/** Kinds of checks; stable codes. */
export type CrossCheckCode =
  | 'SOMA_TRIBUTOS'
  | 'SOMA_PARCELAS'
  | 'SOMA_ATIVIDADES'
  | 'SOMA_ESTABELECIMENTO'
  | 'RECEITA_PA'
  | 'SOMA_MERCADOS'
  | 'DEBITO_EXIGIVEL'
  | 'RESUMO_DECLARACAO'
  | 'NUMERO_DECLARACAO'
  | 'NOME_ARQUIVO'
  | 'DOCUMENTOS_IGUAIS'
  | 'RBT12_HISTORICO'
  | 'RBT12P_HISTORICO'
  | 'RBA_HISTORICO'
  | 'TRIBUTO_RECALCULADO'
  | 'DAS_GERADO'
  | 'DAS_PAGO';

/** A value read from a document, compared with the rest of the document or the law's table. Cents, or text. */
export interface CrossCheck {
  codigo: CrossCheckCode;
  /** pt-BR: the value. */
  campo: string;
  /** pt-BR: its location. */
  onde: string;
  lido: number | string;
  esperado: number | string;
  confere: boolean;
}

/** A cross-check in a row of the analysis: money in reais. */
export interface Conferencia {
  codigo: string;
  campo: string;
  onde: string;
  /** Reais, or text such as a month. */
  lido: number | string;
  esperado: number | string;
  /** `lido` less `esperado` in reais; null between texts. */
  diferenca: number | null;
  /** Equal, or within the tolerance for rounding. */
  confere: boolean;
}

type CheckLocation = Pick<CrossCheck, 'codigo' | 'campo' | 'onde'>;

/** Compares amounts in cents; `tolerance` allows for rounding. */
export function checkMoney(location: CheckLocation, lido: number, esperado: number, tolerance = 0): CrossCheck {
  return { ...location, lido, esperado, confere: Math.abs(lido - esperado) <= tolerance };
}

/** Compares texts, which must be equal. */
export function checkText(location: CheckLocation, lido: string, esperado: string): CrossCheck {
  return { ...location, lido, esperado, confere: lido === esperado };
}

const earlier = (value: number | string) => (typeof value === 'number' ? formatBRL(reaisOf(value)) : value);

/** Formats a failed check as a pt-BR sentence. */
export function sentenceOf({ campo, onde, lido, esperado }: CrossCheck): string {
  return `${campo} (${onde}): lido ${earlier(lido)}, esperado ${earlier(esperado)}.`;
}

function inReais(value: number | string): number | string {
  return typeof value === 'number' ? value / 100 : value;
}

/** Converts checks to reais, failed ones first, each group in the order of the document. */
export function conferenciasOf(checks: readonly CrossCheck[]): Conferencia[] {
  return checks
    .toSorted((a, b) => Number(a.confere) - Number(b.confere))
    .map(({ codigo, campo, onde, lido, esperado, confere }) => ({
      codigo,
      campo,
      onde,
      lido: inReais(lido),
      esperado: inReais(esperado),
      diferenca: typeof lido === 'number' && typeof esperado === 'number' ? (lido - esperado) / 100 : null,
      confere,
    }));
}
