import { randomInt } from 'node:crypto';

/** Omits characters that are easily confused, such as O and 0. */
const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function randomCode(length: number): string {
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
}

/** Digits only: easy to type on a phone, and offered by its keyboard. */
export function randomDigits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('');
}
