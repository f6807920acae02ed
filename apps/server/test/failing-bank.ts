import { type BankBoletos, BankRefusal } from '../src/platform/bank-boletos.ts';
import { OutsideFailure } from '../src/platform/get-json.ts';
import type { TestServer } from './harness.ts';

type Asked = 'issue' | 'find' | 'list' | 'cancel';

export const bankFailures = {
  silent: () => new OutsideFailure('The bank does not answer', { timedOut: true }),
  busy: () => new BankRefusal('busy', 'The bank was asked too often'),
  refused: () => new BankRefusal('refused', 'A cobrança não pode ser cancelada agora.'),
};

/** The server's bank fails at one kind of call until it is mended; `done` says that it does what it is asked all the same. */
export function failAtBank(
  { platform }: TestServer,
  call: Asked,
  failure: keyof typeof bankFailures,
  { done = false } = {},
): () => void {
  const bank = platform.boletos;
  const own = bank[call];
  const failing = async (...asked: never[]) => {
    if (done) await (own as (...asked: never[]) => Promise<unknown>)(...asked);
    throw bankFailures[failure]();
  };
  Object.assign(bank, { [call]: failing } as Partial<BankBoletos>);
  return () => Object.assign(bank, { [call]: own });
}
