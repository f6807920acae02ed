import { join } from 'node:path';
import { portfolioErrors } from '@restitui/domain/portfolio/portfolio.errors.ts';
import { headingLine } from '@restitui/domain/portfolio/portfolio-columns.ts';
import { portfolioLimits } from '@restitui/domain/portfolio/portfolio-limits.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { ReceivedFile } from '../../kernel/context.ts';
import type { FileStorage } from '../../platform/file-storage.ts';
import { readTable } from '../../platform/read-table.ts';

export interface ReadPortfolio {
  headings: string[];
  /** Numbered as the spreadsheet numbers them. */
  lines: { line: number; cells: string[] }[];
}

/** Room for what stands above the headings. */
const linesAbove = 10;

/** The headings and lines of what was sent; the file itself is not kept. */
export async function readPortfolio(files: FileStorage, { name, key }: ReceivedFile): Promise<ReadPortfolio> {
  const kind = name.toLowerCase().endsWith('.csv') ? 'csv' : 'xlsx';
  const maxLines = portfolioLimits.maxRows + linesAbove + 1;
  const table = await files
    .withTemporaryFolder(async (folder) => {
      const path = join(folder, 'carteira');
      await files.copyTo(key, path);
      return readTable({ path, kind, maxLines });
    })
    .catch(() => {
      throw new AppError(portfolioErrors.file_unreadable);
    })
    .finally(() => files.remove(key));

  const top = headingLine(table);
  const lines = table
    .map((cells, i) => ({ line: i + 1, cells }))
    .filter(({ line, cells }) => line > top + 1 && cells.some((cell) => cell !== ''));
  if (top < 0 || lines.length === 0) throw new AppError(portfolioErrors.file_empty);
  if (lines.length > portfolioLimits.maxRows) throw new AppError(portfolioErrors.too_many_rows);
  return { headings: table[top] ?? [], lines };
}
