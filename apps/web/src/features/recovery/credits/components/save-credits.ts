import { dayInBrazil } from '@restitui/brazil/day.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import type { Credit } from '@restitui/domain/recovery/credits/credits.api.ts';
import { creditsSheet } from '@restitui/domain/recovery/credits/credits-sheet.ts';
import { saveSheet } from '../../../../lib/save-sheet.ts';

/** Downloads the credits as a spreadsheet; returns the name of the file. */
export function saveCredits(
  credits: readonly Credit[],
  { razao_social, cnpj }: { razao_social: string; cnpj: string },
): Promise<string> {
  const about = { company: razao_social, cnpj, kind: 'creditos', date: dayInBrazil(new Date()), extension: 'xlsx' };
  return saveSheet(creditsSheet(credits), exportFileName(about));
}
