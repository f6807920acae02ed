import { hasRightCheckDigit } from '@restitui/tax-engine/notes/access-key.ts';
import type { Seeded } from './seeded.ts';
import type { SoldMonth } from './simples-sold-month.ts';

/** Below this share of the declared revenue, notes of the month are missing. */
const lowCoverage = 0.9;

/** Numbers the notes of a history consecutively, as a shop does; where a month has low coverage, some are missing. */
export function numberNotes(months: readonly SoldMonth[], random: Seeded): SoldMonth[] {
  const next: Record<string, number> = { '55': random.between(20, 900), '65': random.between(2_000, 30_000) };
  return months.map((month) => {
    const { items, covered, declaration } = month;
    const lacking = declaration && covered < lowCoverage ? Math.ceil(items.length * (1 - covered)) : 0;
    const numbered = items.map((item, i) => {
      if (i === Math.floor(items.length / 2)) next['65'] = (next['65'] as number) + lacking;
      const numero = next[item.modelo] as number;
      next[item.modelo] = numero + 1;
      return { ...item, numero: String(numero), chave: keyWith(item.chave, numero) };
    });
    return { ...month, items: numbered };
  });
}

/** Returns the same access key for another note number. */
function keyWith(key: string, numero: number): string {
  const base = key.slice(0, 25) + String(numero).padStart(9, '0') + key.slice(34, 43);
  return Array.from({ length: 10 }, (_, digit) => base + digit).find(hasRightCheckDigit) ?? key;
}
