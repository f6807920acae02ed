import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpfCheckDigits, formatCpf, isCpf, parseCpf } from './cpf.ts';

const nineDigits = fc.stringMatching(/^\d{9}$/);

describe('CPF', { tags: ['F-491', 'F-492', 'I-294'] }, () => {
  it.each([
    ['529.982.247-25', '52998224725'],
    ['52998224725', '52998224725'],
    ['111.444.777-35', '11144477735'],
    ['012.345.678-90', '01234567890'],
    [' 529 982 247 25 ', '52998224725'],
  ])('parses %j as %s', (typed, cpf) => {
    expect(parseCpf(typed)).toBe(cpf);
  });

  it.each(['', '529.982.247-24', '529.982.247-2', '5299822472500', '52998224725x', '５２９９８２２４７２５'])(
    'rejects %j',
    (text) => {
      expect(isCpf(text)).toBe(false);
    },
  );

  it('ends with the check digits of its first nine digits', () => {
    expect(cpfCheckDigits('529982247')).toBe('25');
    expect(cpfCheckDigits('111444777')).toBe('35');
  });

  it.each([...'0123456789'])('rejects the repeated digit %s', (digit) => {
    expect(isCpf(digit.repeat(11))).toBe(false);
  });

  it.each([
    ['', ''],
    ['529', '529'],
    ['5299', '529.9'],
    ['529982247', '529.982.247'],
    ['5299822472', '529.982.247-2'],
    ['52998224725', '529.982.247-25'],
    ['529982247259', '529.982.247-25'],
  ])('masks input while it is typed: %j → %j', (typed, masked) => {
    expect(formatCpf(typed)).toBe(masked);
  });

  it('has exactly one pair of check digits for any nine digits', () => {
    fc.assert(
      fc.property(
        nineDigits.filter((digits) => !/^(.)\1+$/.test(digits)),
        (digits) => {
          const pairs = Array.from({ length: 100 }, (_, i) => digits + String(i).padStart(2, '0'));
          expect(pairs.filter(isCpf)).toHaveLength(1);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('is parsed with its mask', () => {
    fc.assert(fc.property(fc.stringMatching(/^\d{11}$/), (text) => parseCpf(formatCpf(text)) === parseCpf(text)));
  });
});
