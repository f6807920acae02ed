import { boletoErrors } from '@restitui/domain/boletos/boletos.errors.ts';
import { AppError } from '../../kernel/app-error.ts';
import { BankRefusal, type RefusalKind } from '../../platform/bank-boletos.ts';
import { OutsideFailure } from '../../platform/get-json.ts';

const refusals: Record<RefusalKind, (typeof boletoErrors)[keyof typeof boletoErrors]> = {
  refused: boletoErrors.boleto_bank_refused,
  denied: boletoErrors.boleto_bank_denied,
  busy: boletoErrors.boleto_bank_busy,
  unknown: boletoErrors.boleto_not_found,
};

const secondsOfRest = 60;

/** The bank's "no", or its silence, as a refusal of ours; anything else as it is. */
export function refusalOf(error: unknown): unknown {
  if (error instanceof OutsideFailure) return new AppError(boletoErrors.boleto_bank_silent);
  if (!(error instanceof BankRefusal)) return error;
  const definition = refusals[error.kind];
  if (error.kind === 'busy') return new AppError(definition, { retryAfter: secondsOfRest });
  if (error.kind !== 'refused') return new AppError(definition);
  const message = error.message ? `${definition.message} ${error.message}` : definition.message;
  return new AppError(definition, { message, ...(error.issues.length > 0 && { issues: error.issues }) });
}

/** Asks the bank. */
export async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refusalOf(error);
  }
}
