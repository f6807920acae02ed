import { digitsOf } from './digits.ts';

/** A Brazilian phone without its mask: area code and 8 or 9 digits. */
export type Phone = string & { readonly __brand: 'Phone' };

/** Parses a phone, masked or not; undefined unless it has 10 or 11 digits with the area code. */
export function parsePhone(text: string): Phone | undefined {
  const phone = digitsOf(text);
  return phone.length === 10 || phone.length === 11 ? (phone as Phone) : undefined;
}

/** Formats 11 digits as (00) 00000-0000, else (00) 0000-0000; partial input is masked as far as it goes. */
export function formatPhone(text: string): string {
  const phone = digitsOf(text).slice(0, 11);
  if (phone.length <= 2) return phone && `(${phone}`;
  const split = phone.length === 11 ? 7 : 6;
  const rest = phone.slice(split);
  return `(${phone.slice(0, 2)}) ${phone.slice(2, split)}${rest && `-${rest}`}`;
}
