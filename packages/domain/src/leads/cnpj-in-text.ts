import { type Cnpj, parseCnpj } from '@restitui/brazil/cnpj.ts';

const written =
  /(?<![0-9A-Za-z])[0-9A-Za-z]{2}\.?[0-9A-Za-z]{3}\.?[0-9A-Za-z]{3}\/?[0-9A-Za-z]{4}-?\d{2}(?![0-9A-Za-z])/g;

/** The first CNPJ that somebody wrote into a text, with or without its signs; words that only look like one are none. */
export function cnpjIn(text: string): Cnpj | undefined {
  for (const [found] of text.matchAll(written)) {
    const cnpj = parseCnpj(found);
    if (cnpj) return cnpj;
  }
  return undefined;
}
