import { expect, test } from 'vitest';
import { readCode, shownCode } from './verification-code.ts';

const code = '0123456789ABCDEFGHJK';

test('a code is printed in groups and read back however it was typed', () => {
  expect(shownCode(code)).toBe('01234-56789-ABCDE-FGHJK');
  expect(readCode('01234-56789-abcde-fghjk')).toBe(code);
  expect(readCode(' o1234 56789 ABCDE.FGHJK ')).toBe(code);
  expect(readCode('oI234-56789-ABCDE-FGHJK')).toBe(code);
});

test.each(['', '01234', `${code}0`, '0123456789ABCDEFGHU!'])('%j is no code', (text) => {
  expect(readCode(text)).toBeUndefined();
});
