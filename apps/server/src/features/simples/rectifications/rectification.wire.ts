import { createHash } from 'node:crypto';
import { mirrorText, type RectificationMirror } from '@restitui/domain/simples/analysis/rectification-mirror.ts';
import {
  reasonsNotToRectify,
  rectificationRemarks,
} from '@restitui/domain/simples/rectifications/rectification-warnings.ts';
import type { RectificationMonth } from '@restitui/domain/simples/rectifications/rectifications.api.ts';
import type { ComputedRow, MonthDetail } from '../analysis/simples-analysis.table.ts';
import type { RectificationMark } from './rectifications.repository.ts';

/** Returns the SHA-256 of the values to enter, which a check mark refers to. */
export function digestOf(espelho: RectificationMirror): string {
  return createHash('sha256').update(mirrorText(espelho)).digest('hex');
}

/** Builds the response for a month of the result; `today` decides which claims have expired. */
export function toRectificationMonth(
  { row, detail }: { row: ComputedRow; detail: MonthDetail },
  mark: RectificationMark | undefined,
  today: string,
): RectificationMonth {
  const { declaracao, espelho = null } = detail;
  const reasons = reasonsNotToRectify(row, today);
  return {
    competencia: row.competencia,
    numero: declaracao?.numero ?? '',
    espelho,
    retificar: espelho !== null && reasons.length === 0,
    avisos: [
      ...reasons,
      ...(espelho?.avisos ?? []),
      ...rectificationRemarks(row, declaracao?.pagamento_presumido === true),
    ],
    conferido: mark
      ? { nome: mark.nome, em: mark.at, mudou: espelho === null || digestOf(espelho) !== mark.digest }
      : null,
  };
}
