import { type Cnpj, parseCnpj } from '@restitui/brazil/cnpj.ts';

const written =
  /(?<![0-9A-Za-z])[0-9A-Za-z]{2}\.?[0-9A-Za-z]{3}\.?[0-9A-Za-z]{3}\/?[0-9A-Za-z]{4}-?\d{2}(?![0-9A-Za-z])/g;

/** Returns the first valid CNPJ in a text, with or without its mask. */
export function findCnpjInText(text: string): Cnpj | undefined {
  for (const [found] of text.matchAll(written)) {
    const cnpj = parseCnpj(found);
    if (cnpj) return cnpj;
  }
  return undefined;
}
