import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cnpjCheckDigits, cnpjRoot, formatCnpj, isCnpj, normaliseCnpj, parseCnpj } from './cnpj.ts';

const alphabet = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const base = fc
  .array(fc.constantFrom(...alphabet), { minLength: 12, maxLength: 12 })
  .map((letters) => letters.join(''));
const cnpj = base.map((text) => text + cnpjCheckDigits(text)).filter((text) => !/^(.)\1{13}$/.test(text));

describe('CNPJ', { tags: ['D-10', 'F-493', 'F-496', 'I-294', 'I-299'] }, () => {
  it.each([
    ['12ABC34501DE35', "the Receita's own example"],
    ['6TS1HJ0S000170', 'from an NFS-e key'],
    ['0X0J92JY000196', 'from a CT-e key'],
    ['Q0SLFMBD7VX439', 'letters throughout'],
    ['1345C3A5000106', 'letters in the root'],
    ['R55231B3000757', 'a branch'],
    ['A1B2C3D4E5F668', 'alternating'],
    ['B1B2C3D4000147', 'alternating root'],
    ['00ABC123000186', 'leading zeros'],
    ['ZZZZZZZZZZZZ62', 'one letter throughout'],
    ['12345678000A08', 'a letter in the branch'],
    ['11222333000181', 'numeric'],
    ['00000000000191', 'Banco do Brasil'],
  ])('accepts %s: %s', (text) => {
    expect(parseCnpj(text)).toBe(text);
    expect(parseCnpj(formatCnpj(text).toLowerCase())).toBe(text);
  });

  it.each([
    ['12ABC34501DE36', 'a wrong second digit'],
    ['12ABC34501DE3A', 'a letter as check digit'],
    ['12ABC34501D-35', 'one too few'],
    ['00000000000000', 'one repeated digit'],
    ['12ABC34501DE3', '13 characters'],
    ['ÁBCDEFGH000100', 'an accented letter'],
    ['11222333000181!', 'a stray mark'],
    ['112223330001811', '15 characters'],
    ['', 'nothing'],
  ])('rejects %s: %s', (text) => {
    expect(isCnpj(text)).toBe(false);
  });

  it('is masked AA.AAA.AAA/AAAA-00, at most 18 characters', () => {
    expect(formatCnpj('12abc34501de35')).toBe('12.ABC.345/01DE-35');
    expect(formatCnpj('11222333000181999')).toHaveLength(18);
  });

  it.each([
    ['', ''],
    ['11', '11'],
    ['112', '11.2'],
    ['11222333', '11.222.333'],
    ['112223330', '11.222.333/0'],
    ['1122233300018', '11.222.333/0001-8'],
  ])('masks input while it is typed: %j → %j', (typed, masked) => {
    expect(formatCnpj(typed)).toBe(masked);
  });

  it('keeps only 0-9A-Z when normalised, one character per letter', () => {
    expect(normaliseCnpj(' 12.abc/ﬁß-á ')).toBe('12ABC');
  });

  it('has the same root as its branches', () => {
    expect(cnpjRoot('11.222.333/0001-81')).toBe('11222333');
  });

  it('is parsed with mask and in lower case', () => {
    fc.assert(fc.property(cnpj, (text) => parseCnpj(formatCnpj(text).toLowerCase()) === text));
  });

  it('is rejected with a changed check digit', () => {
    fc.assert(
      fc.property(cnpj, fc.integer({ min: 12, max: 13 }), fc.integer({ min: 1, max: 9 }), (text, place, shift) => {
        const digit = (Number(text[place]) + shift) % 10;
        expect(isCnpj(text.slice(0, place) + digit + text.slice(place + 1))).toBe(false);
      }),
    );
  });
});
