import type { CoverageConfirmation, CoverageMonth } from '@restitui/domain/simples/coverage/coverage.api.ts';
import type { Confirmation } from './coverage.repository.ts';

/** Builds the response; `mudou` states whether the month's coverage has changed since. */
export function toConfirmationResponse(
  { competencia, motivo, cobertura, nome, at }: Confirmation,
  month: Pick<CoverageMonth, 'cobertura'> | undefined,
): CoverageConfirmation {
  return { competencia, motivo, cobertura, nome, at, mudou: month !== undefined && month.cobertura !== cobertura };
}
