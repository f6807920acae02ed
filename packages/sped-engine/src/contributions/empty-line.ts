import { noGoods } from '../lines/goods.ts';
import { type LineParent, noTax, type RevenueLine } from '../lines/revenue-line.ts';

/** A parent without values, in force. */
export const emptyParent: LineParent = {
  record: '',
  isExit: true,
  isOwn: true,
  model: '',
  situation: '00',
  key: '',
  series: '',
  number: '',
  lastNumber: '',
  equipment: '',
  first: '',
  last: '',
  establishment: '',
  total: 0,
  discount: 0,
  accessories: 0,
  icms: undefined,
};

/** Builds a line without values. */
export function emptyLine(record: string, parent: LineParent): RevenueLine {
  return {
    record,
    parent,
    value: 0,
    discount: 0,
    hasDiscount: false,
    cfop: '',
    icmsCst: '',
    icms: undefined,
    itemNumber: 0,
    item: '',
    goods: noGoods,
    icmsSt: 0,
    quantity: 0,
    unit: '',
    pis: noTax,
    cofins: noTax,
    missing: null,
  };
}
