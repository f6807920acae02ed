import { formatBRL, reaisOf } from '@restitui/brazil/money.ts';

/** What is held against what; stable codes. */
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

/** One value that was read, beside what the rest of the document, or the law's table, makes of it. Cents, or text. */
export interface CrossCheck {
  codigo: CrossCheckCode;
  /** pt-BR: which value. */
  campo: string;
  /** pt-BR: where it stands. */
  onde: string;
  lido: number | string;
  esperado: number | string;
  confere: boolean;
}

/** The same on a row of the analysis: money in reais. */
export interface Conferencia {
  codigo: string;
  campo: string;
  onde: string;
  /** Reais, or text such as a month. */
  lido: number | string;
  esperado: number | string;
  /** `lido` less `esperado` in reais; null between texts. */
  diferenca: number | null;
  /** Equal, or different by no more than rounding explains. */
  confere: boolean;
}

type Place = Pick<CrossCheck, 'codigo' | 'campo' | 'onde'>;

/** Amounts in cents; `tolerance` is what rounding may explain. */
export function checkMoney(place: Place, lido: number, esperado: number, tolerance = 0): CrossCheck {
  return { ...place, lido, esperado, confere: Math.abs(lido - esperado) <= tolerance };
}

/** Agrees only when the two texts are the same. */
export function checkText(place: Place, lido: string, esperado: string): CrossCheck {
  return { ...place, lido, esperado, confere: lido === esperado };
}

const told = (value: number | string) => (typeof value === 'number' ? formatBRL(reaisOf(value)) : value);

/** A disagreement as a pt-BR sentence. */
export function sentenceOf({ campo, onde, lido, esperado }: CrossCheck): string {
  return `${campo} (${onde}): lido ${told(lido)}, esperado ${told(esperado)}.`;
}

function inReais(value: number | string): number | string {
  return typeof value === 'number' ? value / 100 : value;
}

/** Disagreements first, each in the order of the document. */
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
