import { type PerDcomp, parsePerDcomp } from '@restitui/brazil/per-dcomp.ts';
import { z } from 'zod';

const invalidPerDcomp = 'Número inválido. Use 12345.67890.150326.1.3.04-1234.';

/** The number of a PER/DCOMP as a user enters it; `missing` is the message for an empty value. */
export function perDcompText(missing: string) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .transform((text, context) => {
      const number = parsePerDcomp(text);
      if (!number) context.addIssue({ code: 'custom', message: invalidPerDcomp });
      return number ?? z.NEVER;
    });
}

/** The same, where it may be missing: an empty text stays empty. */
export function optionalPerDcompText() {
  return z
    .string()
    .trim()
    .transform((text, context): PerDcomp | '' => {
      const number = text === '' ? '' : parsePerDcomp(text);
      if (number === undefined) context.addIssue({ code: 'custom', message: invalidPerDcomp });
      return number ?? z.NEVER;
    });
}
