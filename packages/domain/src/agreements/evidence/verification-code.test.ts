import { expect, it } from 'vitest';
import { formatVerificationCode, parseVerificationCode } from './verification-code.ts';

const code = '0123456789ABCDEFGHJK';

it('prints a code in groups and reads any notation of it', () => {
  expect(formatVerificationCode(code)).toBe('01234-56789-ABCDE-FGHJK');
  expect(parseVerificationCode('01234-56789-abcde-fghjk')).toBe(code);
  expect(parseVerificationCode(' o1234 56789 ABCDE.FGHJK ')).toBe(code);
  expect(parseVerificationCode('oI234-56789-ABCDE-FGHJK')).toBe(code);
});

it.each(['', '01234', `${code}0`, '0123456789ABCDEFGHU!'])('rejects %j', (text) => {
  expect(parseVerificationCode(text)).toBeUndefined();
});
