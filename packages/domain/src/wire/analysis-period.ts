import { z } from 'zod';

/** A month of an analysis on the wire: `MM/AAAA`, in a path `MMAAAA`. Month 13 is the annual 13º. */
export const analysisPeriod = z.string().transform((text, context) => {
  const match = /^(0[1-9]|1[0-3])\/?(\d{4})$/.exec(text);
  if (!match) context.addIssue({ code: 'custom', message: 'Competência inválida. Use MM/AAAA.' });
  return match ? `${match[1]}/${match[2]}` : z.NEVER;
});
