import type { EfdKind } from './efd-header.ts';

/** Where a record keeps what is shown of it. */
export interface ShownFields {
  /** Fields that tell one code or period from another. */
  code?: readonly number[];
  /** A description. */
  text?: number;
  /** Amounts with their pt-BR names. */
  amounts: readonly (readonly [field: number, name: string])[];
}

const credit: ShownFields = {
  code: [2],
  amounts: [
    [8, 'Crédito'],
    [12, 'Disponível'],
    [14, 'Descontado'],
    [15, 'Saldo'],
  ],
};
const creditAdjustment: ShownFields = { code: [2, 4], text: 6, amounts: [[3, 'Ajuste']] };
const debit: ShownFields = { code: [3], amounts: [[4, 'Débito']] };
const carriedCredit: ShownFields = {
  code: [2, 5],
  amounts: [
    [12, 'Disponível'],
    [13, 'Descontado'],
    [18, 'Saldo final'],
  ],
};
const retention: ShownFields = {
  code: [3],
  amounts: [
    [4, 'Retido'],
    [5, 'Deduzido'],
    [8, 'Saldo'],
  ],
};

/**
 * Records that are shown beside a month and are in no formula (sped-engine.md sections 1.3 and 1.4). The fields of E111 to
 * E116, E210, 1200, 1601 and C197 are general knowledge of the Guia Prático and were not read.
 */
export const shownFields: Readonly<Record<EfdKind, Readonly<Record<string, ShownFields>>>> = {
  EFD_CONTRIBUICOES: {
    M100: credit,
    M500: credit,
    M110: creditAdjustment,
    M510: creditAdjustment,
    M205: debit,
    M605: debit,
    '1050': { code: [2, 3], amounts: [[5, 'Ajuste da base']] },
    '1100': carriedCredit,
    '1500': carriedCredit,
    '1300': retention,
    '1700': retention,
  },
  EFD_ICMS_IPI: {
    C197: {
      code: [2],
      text: 3,
      amounts: [
        [7, 'ICMS'],
        [8, 'Outros'],
      ],
    },
    E110: {
      amounts: [
        [2, 'Débitos'],
        [6, 'Créditos'],
        [13, 'A recolher'],
        [14, 'Saldo credor'],
      ],
    },
    E111: { code: [2], text: 3, amounts: [[4, 'Ajuste']] },
    E115: { code: [2], text: 4, amounts: [[3, 'Valor']] },
    E116: { code: [2, 5], amounts: [[3, 'A recolher']] },
    E210: {
      amounts: [
        [13, 'ST a recolher'],
        [14, 'Saldo credor'],
      ],
    },
    '1200': {
      code: [2],
      amounts: [
        [3, 'Saldo anterior'],
        [4, 'Apropriado'],
        [6, 'Utilizado'],
        [7, 'Saldo final'],
      ],
    },
    '1601': {
      amounts: [
        [4, 'Vendas'],
        [5, 'Serviços'],
        [6, 'Outros'],
      ],
    },
  },
};
