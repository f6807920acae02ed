import { formatDecimal, formatPercent, sumOfReais } from '@restitui/brazil/money.ts';
import type { FileAnalysisItem } from './file-analysis-item.ts';

/** A field of a record that a retificadora changes: an amount in reais, or a CST or rate as text. */
export interface FieldCorrection {
  registro: string;
  campo: string;
  de: number | string;
  para: number | string;
}

type Field = readonly [registro: string, campo: string];

interface RetifiedFields {
  /** VL_DESC, which takes ICMS and discounts together. */
  desconto?: readonly Field[];
  base: readonly [pis: Field, cofins: Field];
  /** CST and rate of each, which change for monofásico goods. */
  cst: readonly [pis: Field, cofins: Field];
  aliquota: readonly [pis: Field, cofins: Field];
}

const both = (registro: string, [pis, cofins]: readonly [string, string]): readonly [Field, Field] => [
  [registro, pis],
  [registro, cofins],
];

/** In all records the rate is the field after the base. */
const next = (campo: string) => String(Number(campo) + 1).padStart(2, '0');

/** Fields of a record that holds both contributions. */
const whole = (
  registro: string,
  base: readonly [string, string],
  cst: readonly [string, string],
  desconto: readonly string[] = [],
): RetifiedFields => ({
  base: both(registro, base),
  cst: both(registro, cst),
  aliquota: both(registro, [next(base[0]), next(base[1])]),
  ...(desconto.length > 0 && { desconto: desconto.map((campo): Field => [registro, campo]) }),
});

/** Fields of a record of PIS and of the record of COFINS beside it. */
const pair = (pis: string, cofins: string, base: string, cst: string, desconto?: string): RetifiedFields => ({
  base: [
    [pis, base],
    [cofins, base],
  ],
  cst: [
    [pis, cst],
    [cofins, cst],
  ],
  aliquota: [
    [pis, next(base)],
    [cofins, next(base)],
  ],
  ...(desconto && {
    desconto: [
      [pis, desconto],
      [cofins, desconto],
    ],
  }),
});

/**
 * Where the exclusion is booked (sped-engine, section 2 and SP-124). A C170 keeps its discount; the other records with
 * VL_DESC take the ICMS there too; records without it have a lower base only.
 */
export const retifiedFields: Readonly<Record<string, RetifiedFields>> = {
  C170: whole('C170', ['26', '32'], ['25', '31']),
  C175: whole('C175', ['06', '12'], ['05', '11'], ['04']),
  C181: pair('C181', 'C185', '06', '02', '05'),
  C381: pair('C381', 'C385', '05', '02'),
  C481: pair('C481', 'C485', '04', '02'),
  C491: pair('C491', 'C495', '06', '03'),
  C601: pair('C601', 'C605', '04', '02'),
  C810: whole('C810', ['06', '10'], ['05', '09']),
  C870: whole('C870', ['07', '11'], ['06', '10'], ['05']),
  D201: pair('D201', 'D205', '04', '02'),
  D300: whole('D300', ['12', '16'], ['11', '15'], ['10']),
  D350: whole('D350', ['12', '18'], ['11', '17']),
  D601: pair('D601', 'D605', '06', '05', '04'),
  F500: whole('F500', ['05', '10'], ['03', '08'], ['04', '09']),
  F550: whole('F550', ['05', '10'], ['03', '08'], ['04', '09']),
};

/** CST of entries with a credit. */
const withCredit: ReadonlySet<string> = new Set(['50', '51', '52', '53', '54', '55', '56']);

type Item = Pick<
  FileAnalysisItem,
  | 'tese'
  | 'situacao'
  | 'base'
  | 'imposto'
  | 'registro'
  | 'desconto'
  | 'base_cofins'
  | 'aliquotas'
  | 'cst'
  | 'cst_correto'
>;

/**
 * Lists the fields that change for a counted item: a monofásico item gets its CST (SP-091) and loses base and rate, any
 * other loses the tax in its base. The base of the credit of a sale that came back loses its ICMS (SP-058).
 */
export function recordCorrections(item: Item): FieldCorrection[] {
  const { tese, situacao, base, imposto, registro, desconto, base_cofins, cst = '' } = item;
  const fields = registro === undefined ? undefined : retifiedFields[registro];
  if (!fields) return [];
  const isReturn = situacao === 'DEVOLUCAO' && base > 0 && withCredit.has(cst);
  if (situacao !== 'CONTADO' && !isReturn) return [];
  const isMono = tese === 'MONO';
  const change = ([name, campo]: Field, de: number, by: number): FieldCorrection => ({
    ...{ registro: name, campo, de },
    para: sumOfReais([de, by]),
  });
  const [pis, cofins] = fields.base;
  const ofCofins = base_cofins ?? base;
  return [
    ...(isMono || isReturn ? [] : (fields.desconto ?? [])).map((field) => change(field, desconto ?? 0, imposto)),
    ...(isMono ? cstCorrections(fields, item) : []),
    change(pis, base, isMono ? -base : -imposto),
    change(cofins, ofCofins, isMono ? -ofCofins : -imposto),
    ...(isMono ? rateCorrections(fields, item) : []),
  ];
}

function cstCorrections({ cst: places }: RetifiedFields, { cst, cst_correto }: Item): FieldCorrection[] {
  if (!cst || !cst_correto || cst === cst_correto) return [];
  return places.map(([registro, campo]) => ({ registro, campo, de: `CST ${cst}`, para: `CST ${cst_correto}` }));
}

function rateCorrections({ aliquota }: RetifiedFields, { aliquotas }: Item): FieldCorrection[] {
  if (!aliquotas) return [];
  return aliquota.map(([registro, campo], at) => ({
    ...{ registro, campo },
    de: formatPercent(aliquotas[at] ?? 0, 2),
    para: formatPercent(0, 2),
  }));
}

/** Returns a correction in words: `C170 campo 26: de 10.000,00 para 8.200,00`. */
export function correctionText({ registro, campo, de, para }: FieldCorrection): string {
  const text = (value: number | string) => (typeof value === 'string' ? value : formatDecimal(value));
  return `${registro} campo ${campo}: de ${text(de)} para ${text(para)}`;
}
