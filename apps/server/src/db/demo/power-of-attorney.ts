import type { Day } from '@restitui/brazil/day.ts';
import type { ClientStatus } from '@restitui/domain/crm/clients/client-status.ts';
import { dayBefore } from './demo.ts';
import type { Seeded } from './seeded.ts';

interface Grant {
  powerOfAttorney: {
    procuracaoHabilitada: boolean;
    procuracaoHabilitadaEm: Day | null;
    procuracaoValidaAte: Day | null;
  };
  /** Days since it was granted. */
  daysHeld: number;
}

/** Returns a power of attorney of one or two years that ends in `daysLeft` days. */
export function grantUntil(daysLeft: number, today: string, random: Seeded, procuracaoHabilitada = true): Grant {
  const daysHeld = random.pick([365, 730]) - daysLeft;
  return {
    powerOfAttorney: {
      procuracaoHabilitada,
      procuracaoHabilitadaEm: dayBefore(today, daysHeld),
      procuracaoValidaAte: dayBefore(today, -daysLeft),
    },
    daysHeld,
  };
}

/**
 * Most are in force, some are about to end, some have ended or were cancelled; none exists before the work
 * began.
 */
export function grantPower(status: ClientStatus, today: string, random: Seeded): Grant {
  const grant = (daysLeft: number, isStanding = true) => grantUntil(daysLeft, today, random, isStanding);
  if (status === 'NOVO' || status === 'PENDENTE') {
    const none = { procuracaoHabilitada: false, procuracaoHabilitadaEm: null, procuracaoValidaAte: null };
    return { powerOfAttorney: none, daysHeld: 0 };
  }
  if (status === 'PROCURACAO_EXPIRADA') return grant(-random.between(1, 200));
  if (status === 'PROCURACAO_CANCELADA') return grant(random.between(30, 300), false);
  if (random.chance(0.22)) return grant(random.pick([1, 5, 7, 18, 30, 45, 60]));
  return random.chance(0.08) ? grant(-random.between(1, 40)) : grant(random.between(70, 350));
}
