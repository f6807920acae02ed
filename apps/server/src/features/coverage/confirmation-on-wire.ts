import type { CoverageConfirmation, CoverageMonth } from '@restitui/domain/coverage/coverage.api.ts';
import type { Confirmation } from './coverage.repository.ts';

/** A confirmation, and whether the month's coverage is another one now. */
export function confirmationOnWire(
  { competencia, motivo, cobertura, nome, at }: Confirmation,
  month: Pick<CoverageMonth, 'cobertura'> | undefined,
): CoverageConfirmation {
  return { competencia, motivo, cobertura, nome, at, mudou: month !== undefined && month.cobertura !== cobertura };
}
