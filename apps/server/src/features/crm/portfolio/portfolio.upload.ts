import { join } from 'node:path';
import { portfolioErrors } from '@restitui/domain/crm/portfolio/portfolio.errors.ts';
import { headingLine } from '@restitui/domain/crm/portfolio/portfolio-columns.ts';
import { maxPortfolioRows } from '@restitui/domain/crm/portfolio/portfolio-limits.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { ReceivedFile } from '../../../kernel/use-case.ts';
import type { FileStorage } from '../../../platform/file-storage.ts';
import { readTable } from '../../../platform/read-table.ts';
import { TableTooLarge } from '../../../platform/table-limits.ts';

export interface ReadPortfolio {
  headings: string[];
  /** Lines numbered as in the spreadsheet. */
  lines: { line: number; cells: string[] }[];
}

/** Maximum number of lines above the headings. */
const linesAbove = 10;

/** Returns headings and lines of an uploaded spreadsheet; the file is deleted. */
export async function readPortfolio(files: FileStorage, { name, key }: ReceivedFile): Promise<ReadPortfolio> {
  const kind = name.toLowerCase().endsWith('.csv') ? 'csv' : 'xlsx';
  const maxLines = maxPortfolioRows + linesAbove + 1;
  const table = await files
    .withTemporaryFolder(async (folder) => {
      const path = join(folder, 'carteira');
      await files.copyTo(key, path);
      return readTable({ path, kind, maxLines });
    })
    .catch((error) => {
      const isTooLarge = error instanceof TableTooLarge;
      throw new AppError(isTooLarge ? portfolioErrors.file_too_many_cells : portfolioErrors.file_unreadable);
    })
    .finally(() => files.remove(key));

  const top = headingLine(table);
  const lines = table
    .map((cells, i) => ({ line: i + 1, cells }))
    .filter(({ line, cells }) => line > top + 1 && cells.some((cell) => cell !== ''));
  if (top < 0 || lines.length === 0) throw new AppError(portfolioErrors.file_empty);
  if (lines.length > maxPortfolioRows) throw new AppError(portfolioErrors.too_many_rows);
  return { headings: table[top] ?? [], lines };
}
