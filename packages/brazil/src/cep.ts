import { digitsOf } from './digits.ts';

/** A CEP without its mask: 8 digits. */
export type Cep = string & { readonly __brand: 'Cep' };

/** Parses a CEP, masked or not; undefined unless it has 8 digits. Only a look-up tells whether the CEP exists. */
export function parseCep(text: string): Cep | undefined {
  const cep = digitsOf(text);
  return cep.length === 8 ? (cep as Cep) : undefined;
}

/** Formats as 00000-000; partial input is masked as far as it goes. */
export function formatCep(text: string): string {
  const cep = digitsOf(text).slice(0, 8);
  return cep.length > 5 ? `${cep.slice(0, 5)}-${cep.slice(5)}` : cep;
}
