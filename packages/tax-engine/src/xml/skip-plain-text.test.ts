import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TEXT_PLAIN, textClass, valueClass } from './byte-classes.ts';
import { skipPlainText, skipPlainValue } from './skip-plain-text.ts';

// Mostly long runs of letters, interspersed with bytes that end plain text.
const texts = fc
  .array(
    fc.tuple(
      fc.nat(40).map((length) => 'AZaz09+/='.repeat(5).slice(0, length)),
      fc.constantFrom('<', '&', ']', '"', '\t', '\n', '\r', '\u0000', '\u001f', '\u007f', 'é', '\ufffd', ' '),
    ),
    { maxLength: 6 },
  )
  .map((parts) => Buffer.from(parts.flat().join('')));

it.each([
  [skipPlainText, textClass],
  [skipPlainValue, valueClass],
] as const)('%o stops at the first byte that is not plain', (skip, classes) => {
  fc.assert(
    fc.property(texts, fc.nat(7), fc.nat(7), (bytes, from, less) => {
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
      const end = Math.max(from, bytes.length - less);
      let at = from;
      while (at < end && classes[bytes[at] as number] === TEXT_PLAIN) at++;
      expect(skip(bytes, view, from, end)).toBe(at);
    }),
    { numRuns: 2000 },
  );
});
