/** Field numbers of a part: CST, base and rate. */
type PartFields = readonly [cst: number, base: number, rate: number];

/** Where a record keeps what the formulas need; a missing number means that the record has no such field. */
export interface LineLayout {
  value: number;
  discount?: number;
  cfop?: number;
  item?: number;
  pis?: PartFields;
  cofins?: PartFields;
  /** For records without a parent: the day, and the model. */
  day?: number;
  model?: number;
}

/** Records with one line for both contributions (sped-engine.md section 1.3; field numbers of the Guia Prático). */
export const wholeLines: Readonly<Record<string, LineLayout>> = {
  C175: { value: 3, discount: 4, cfop: 2, pis: [5, 6, 7], cofins: [11, 12, 13] },
  C810: { value: 3, cfop: 2, item: 4, pis: [5, 6, 7], cofins: [9, 10, 11] },
  C870: { value: 4, discount: 5, cfop: 3, item: 2, pis: [6, 7, 8], cofins: [10, 11, 12] },
  D300: { value: 9, discount: 10, cfop: 7, day: 8, pis: [11, 12, 13], cofins: [15, 16, 17] },
  D350: { value: 10, day: 5, pis: [11, 12, 13], cofins: [17, 18, 19] },
  F500: { value: 2, discount: 4, cfop: 14, model: 13, pis: [3, 5, 6], cofins: [8, 10, 11] },
  F550: { value: 2, discount: 4, cfop: 14, model: 13, pis: [3, 5, 6], cofins: [8, 10, 11] },
};

/** Records of PIS; the record of COFINS has the same fields. */
export const pisLines: Readonly<Record<string, LineLayout>> = {
  C181: { value: 4, discount: 5, cfop: 3, pis: [2, 6, 7] },
  C381: { value: 4, item: 3, pis: [2, 5, 6] },
  C481: { value: 3, item: 9, pis: [2, 4, 5] },
  C491: { value: 5, cfop: 4, item: 2, pis: [3, 6, 7] },
  C601: { value: 3, pis: [2, 4, 5] },
  D201: { value: 3, pis: [2, 4, 5] },
  D601: { value: 3, discount: 4, pis: [5, 6, 7] },
  C191: { value: 5, discount: 6, cfop: 4, pis: [3, 7, 8] },
};

/** The record of COFINS beside each record of PIS. */
export const cofinsOf: Readonly<Record<string, string>> = {
  C181: 'C185',
  C381: 'C385',
  C481: 'C485',
  C491: 'C495',
  C601: 'C605',
  D201: 'D205',
  D601: 'D605',
  C191: 'C195',
};

/** Where a parent keeps what the formulas need. */
export interface ParentLayout {
  isExit?: boolean;
  direction?: number;
  issuer?: number;
  model?: number;
  situation?: number;
  series?: number;
  number?: number;
  lastNumber?: number;
  key?: number;
  equipment?: number;
  first?: number;
  last?: number;
  total?: number;
  discount?: number;
  accessories?: readonly number[];
  icms?: number;
  cfop?: number;
  item?: number;
  ncm?: number;
  extipi?: number;
}

export const parents: Readonly<Record<string, ParentLayout>> = {
  C100: {
    direction: 2,
    issuer: 3,
    model: 5,
    situation: 6,
    series: 7,
    number: 8,
    key: 9,
    first: 10,
    total: 12,
    discount: 14,
    accessories: [18, 19, 20],
    icms: 22,
  },
  C180: { isExit: true, model: 2, first: 3, last: 4, item: 5, ncm: 6, extipi: 7, total: 8 },
  C190: { isExit: false, model: 2, first: 3, last: 4, item: 5, ncm: 6, extipi: 7, total: 8 },
  C380: { isExit: true, model: 2, first: 3, last: 4 },
  C405: { isExit: true, first: 2, total: 7 },
  C490: { isExit: true, first: 2, last: 3, model: 4 },
  C600: { isExit: true, model: 2, first: 9, total: 10, discount: 11, icms: 18 },
  C800: {
    isExit: true,
    model: 2,
    situation: 3,
    number: 4,
    first: 5,
    total: 6,
    equipment: 10,
    key: 11,
    discount: 12,
    icms: 15,
  },
  C860: { isExit: true, model: 2, equipment: 3, first: 4, number: 5, lastNumber: 6 },
  D200: { isExit: true, model: 2, situation: 3, cfop: 8, first: 9, total: 10, discount: 11 },
  D600: { isExit: true, model: 2, icms: 17 },
};
