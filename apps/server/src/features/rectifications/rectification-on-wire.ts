import { createHash } from 'node:crypto';
import { reasonsNotToRectify, rectificationRemarks } from '@restitui/domain/rectifications/rectification-warnings.ts';
import type { RectificationMonth } from '@restitui/domain/rectifications/rectifications.api.ts';
import { type RectificationMirror, typedText } from '@restitui/domain/simples-analysis/rectification-mirror.ts';
import type { AnalysisRow } from '@restitui/domain/simples-analysis/simples-analysis.api.ts';
import type { MonthDetail } from '../simples-analysis/simples-analysis.table.ts';
import type { RectificationMark } from './rectifications.repository.ts';

/** What a mark was set on: that which is typed. */
export function digestOf(espelho: RectificationMirror): string {
  return createHash('sha256').update(typedText(espelho)).digest('hex');
}

/** A month of the result as it goes into the rectifying declaration; `today` decides what has lapsed. */
export function rectificationOnWire(
  {
    row,
    detail,
  }: { row: Omit<AnalysisRow, 'total_calculado' | 'editado_por' | 'editado_em' | 'recalculado'>; detail: MonthDetail },
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
