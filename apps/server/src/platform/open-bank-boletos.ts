import type { BankBoletos } from './bank-boletos.ts';
import type { Clock } from './clock.ts';
import { interBankBoletos } from './inter-bank-boletos.ts';
import { type LocalCharges, localBankBoletos } from './local-bank-boletos.ts';

/** Banco Inter at INTER_URL; without it the local bank, whose boletos have no value. */
export function openBankBoletos(url: string | undefined, charges: LocalCharges, clock: Clock): BankBoletos {
  return url ? interBankBoletos({ url, clock }) : localBankBoletos(charges, clock);
}
