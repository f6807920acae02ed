import { formatDecimal, sumOfReais } from '@restitui/brazil/money.ts';
import type { FileAnalysisItem } from './file-analyses.api.ts';

/** A field of a record that a retificadora changes. In reais. */
export interface FieldCorrection {
  registro: string;
  campo: string;
  de: number;
  para: number;
}

type Field = readonly [registro: string, campo: string];

interface RetifiedFields {
  /** VL_DESC, which takes ICMS and discounts together. */
  desconto?: readonly Field[];
  base: readonly [pis: Field, cofins: Field];
}

/** Fields of a record that holds both contributions. */
const whole = (
  registro: string,
  base: readonly [string, string],
  desconto: readonly string[] = [],
): RetifiedFields => ({
  base: [
    [registro, base[0]],
    [registro, base[1]],
  ],
  ...(desconto.length > 0 && { desconto: desconto.map((campo): Field => [registro, campo]) }),
});

/** Fields of a record of PIS and of the record of COFINS beside it. */
const pair = (pis: string, cofins: string, base: string, desconto?: string): RetifiedFields => ({
  base: [
    [pis, base],
    [cofins, base],
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
  C170: whole('C170', ['26', '32']),
  C175: whole('C175', ['06', '12'], ['04']),
  C181: pair('C181', 'C185', '06', '05'),
  C381: pair('C381', 'C385', '05'),
  C481: pair('C481', 'C485', '04'),
  C491: pair('C491', 'C495', '06'),
  C601: pair('C601', 'C605', '04'),
  C810: whole('C810', ['06', '10']),
  C870: whole('C870', ['07', '11'], ['05']),
  D201: pair('D201', 'D205', '04'),
  D300: whole('D300', ['12', '16'], ['10']),
  D350: whole('D350', ['12', '18']),
  D601: pair('D601', 'D605', '06', '04'),
  F500: whole('F500', ['05', '10'], ['04', '09']),
  F550: whole('F550', ['05', '10'], ['04', '09']),
};

type Item = Pick<FileAnalysisItem, 'tese' | 'situacao' | 'base' | 'imposto' | 'registro' | 'desconto' | 'base_cofins'>;

/** Lists the fields that change for a counted item: a monofásico item loses its base, any other the tax in it. */
export function recordCorrections({
  tese,
  situacao,
  base,
  imposto,
  registro,
  desconto,
  base_cofins,
}: Item): FieldCorrection[] {
  const fields = registro === undefined ? undefined : retifiedFields[registro];
  if (situacao !== 'CONTADO' || !fields) return [];
  const isMono = tese === 'MONO';
  const change = ([name, campo]: Field, de: number, by: number): FieldCorrection => ({
    ...{ registro: name, campo, de },
    para: sumOfReais([de, by]),
  });
  const [pis, cofins] = fields.base;
  const ofCofins = base_cofins ?? base;
  return [
    ...(isMono ? [] : (fields.desconto ?? [])).map((field) => change(field, desconto ?? 0, imposto)),
    change(pis, base, isMono ? -base : -imposto),
    change(cofins, ofCofins, isMono ? -ofCofins : -imposto),
  ];
}

/** Returns a correction in words: `C170 campo 26: de 10.000,00 para 8.200,00`. */
export function correctionText({ registro, campo, de, para }: FieldCorrection): string {
  return `${registro} campo ${campo}: de ${formatDecimal(de)} para ${formatDecimal(para)}`;
}
