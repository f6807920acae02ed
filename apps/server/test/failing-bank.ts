import { type BankBoletos, BankRefusal } from '../src/platform/bank-boletos.ts';
import { ExternalServiceError } from '../src/platform/get-json.ts';
import type { TestServer } from './harness.ts';

type BankCall = 'issue' | 'find' | 'list' | 'cancel';

export const bankFailures = {
  silent: () => new ExternalServiceError('The bank does not answer', { timedOut: true }),
  busy: () => new BankRefusal('busy', 'The bank was parameters too often'),
  refused: () => new BankRefusal('refused', 'A cobrança não pode ser cancelada agora.'),
};

/**
 * Makes one kind of call to the server's bank fail until it is repaired; with `done` the bank performs the call before
 * it fails.
 */
export function failAtBank(
  { platform }: TestServer,
  call: BankCall,
  failure: keyof typeof bankFailures,
  { done = false } = {},
): () => void {
  const bank = platform.boletos;
  const own = bank[call];
  const failing = async (...parameters: never[]) => {
    if (done) await (own as (...parameters: never[]) => Promise<unknown>)(...parameters);
    throw bankFailures[failure]();
  };
  Object.assign(bank, { [call]: failing } as Partial<BankBoletos>);
  return () => Object.assign(bank, { [call]: own });
}
