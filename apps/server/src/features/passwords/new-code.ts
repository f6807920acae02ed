import { randomInt } from 'node:crypto';

/** Without characters that are mistaken for one another. */
const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function newCode(length: number): string {
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
}
