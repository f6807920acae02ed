import { describe, expect, it } from 'vitest';
import { documentName } from './document-name.ts';
import type { LineParent } from './revenue-line.ts';

const parent: LineParent = {
  ...{
    record: 'C100',
    isExit: true,
    isOwn: true,
    model: '01',
    situation: '00',
    key: '',
    series: '',
    number: '101',
    lastNumber: '',
  },
  ...{ equipment: '', first: '2025-01-07', last: '2025-01-07', establishment: '11222333000181' },
  ...{ total: 0, discount: 0, accessories: 0, icms: undefined },
};
const nameOf = (changes: Partial<LineParent>, item = 'P1', cfop = '5102') =>
  documentName({ parent: { ...parent, ...changes }, item, cfop });

describe('the name of a document', { tags: ['SP-123'] }, () => {
  it('is its access key where there is one', () => {
    const key = '35250111222333000181550010000001011000000019';
    expect(nameOf({ key })).toBe(key);
  });

  it('tells documents and consolidated records of two establishments apart', () => {
    const establishment = '11222333000262';
    const numberless = { record: 'C180', number: '' };
    expect([nameOf({}), nameOf({ establishment })]).toEqual(['C100 11222333000181 101', 'C100 11222333000262 101']);
    expect([nameOf(numberless), nameOf({ ...numberless, establishment })]).toEqual([
      'C180 11222333000181 P1',
      'C180 11222333000262 P1',
    ]);
  });

  it('tells documents of two series apart', () => {
    expect([nameOf({ series: '1' }), nameOf({ series: '2' })]).toEqual([
      'C100 11222333000181 série 1 101',
      'C100 11222333000181 série 2 101',
    ]);
    expect(nameOf({ series: '1', number: '' })).toBe('C100 11222333000181 P1');
  });

  it('holds a range of coupons with equipment and day, or else the CFOP', () => {
    expect(nameOf({ record: 'C860', equipment: '000123', lastNumber: '109' })).toBe(
      'C860 11222333000181 000123 101 a 109 2025-01-07',
    );
    expect(nameOf({ record: 'C490', number: '' }, '')).toBe('C490 11222333000181 CFOP 5102');
  });
});
