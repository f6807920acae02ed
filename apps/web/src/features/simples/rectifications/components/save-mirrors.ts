import { dayInBrazil } from '@restitui/brazil/day.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import type { RectificationMonth } from '@restitui/domain/simples/rectifications/rectifications.api.ts';
import { rectificationsSheet } from '@restitui/domain/simples/rectifications/rectifications-sheet.ts';
import { saveSheet } from '../../../../lib/save-sheet.ts';

/** Downloads the mirrors as a spreadsheet; returns the name of the file. */
export function saveMirrors(
  months: readonly RectificationMonth[],
  { razao_social, cnpj }: { razao_social: string; cnpj: string },
): Promise<string> {
  const about = { company: razao_social, cnpj, kind: 'espelho', date: dayInBrazil(new Date()), extension: 'xlsx' };
  return saveSheet(rectificationsSheet(months), exportFileName(about));
}
