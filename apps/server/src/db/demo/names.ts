import { foldText } from '@restitui/brazil/fold-text.ts';
import { titleCase } from '@restitui/brazil/title-case.ts';
import { firstNames, surnames } from './people.data.ts';
import type { Seeded } from './seeded.ts';
import { companyNames, otherEndings, smallEndings, type Trade } from './trades.data.ts';

export function personName(random: Seeded): string {
  return `${random.pick(firstNames)} ${random.pick(surnames)} ${random.pick(surnames)}`;
}

/** Returns an e-mail address at a domain that receives no mail. */
export function mailOf(name: string, domain: string): string {
  const [first, ...rest] = foldText(name).split(' ');
  return `${first}.${rest.at(-1)}@${domain}`;
}

/** Returns registered name (without accents) and trade name, distinct from all in `taken`, and adds it there. */
export function companyName(
  trade: Trade,
  random: Seeded,
  taken: Set<string>,
): { razao_social: string; nome_fantasia: string } {
  for (;;) {
    const door = `${random.pick(trade.words)} ${random.pick(companyNames)}`;
    if (taken.has(door)) continue;
    taken.add(door);
    const ending = random.pick(trade.regime === 'SIMPLES_NACIONAL' ? smallEndings : otherEndings);
    return { razao_social: `${foldText(door).toUpperCase()} ${ending}`, nome_fantasia: titleCase(door) };
  }
}
