import { boletoErrors } from '@restitui/domain/billing/boletos/boletos.errors.ts';
import { AppError } from '../../../kernel/app-error.ts';
import { BankRefusal, type RefusalKind } from '../../../platform/bank-boletos.ts';
import { ExternalServiceError } from '../../../platform/get-json.ts';

const refusals: Record<RefusalKind, (typeof boletoErrors)[keyof typeof boletoErrors]> = {
  refused: boletoErrors.boleto_bank_refused,
  denied: boletoErrors.boleto_bank_denied,
  busy: boletoErrors.boleto_bank_busy,
  unknown: boletoErrors.boleto_not_found,
};

const retryAfterSeconds = 60;

/** Converts a refusal or failure of the bank to an AppError; returns any other error unchanged. */
export function toAppError(error: unknown): unknown {
  if (error instanceof ExternalServiceError) return new AppError(boletoErrors.boleto_bank_silent);
  if (!(error instanceof BankRefusal)) return error;
  const definition = refusals[error.kind];
  if (error.kind === 'busy') return new AppError(definition, { retryAfter: retryAfterSeconds });
  if (error.kind !== 'refused') return new AppError(definition);
  const message = error.message ? `${definition.message} ${error.message}` : definition.message;
  return new AppError(definition, { message, ...(error.issues.length > 0 && { issues: error.issues }) });
}

/**
 * Calls the bank.
 * @throws AppError for its refusals and failures
 */
export async function callBank<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toAppError(error);
  }
}

/** The bank has not finished issuing or cancelling a charge; the caller asks again later. */
export class StillProcessing extends Error {
  constructor() {
    super('The bank is still making the charge');
  }
}
