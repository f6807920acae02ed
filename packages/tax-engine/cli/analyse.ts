import { AnalysisError, analyseSimplesNacional } from '../src/analyse.ts';
import { asksForHelp } from '../src/cli-options.ts';
import type { AnalysisRow } from '../src/months/analysis-row.ts';
import { readArguments, usage } from './arguments.ts';
import { analysisJson } from './print-json.ts';
import { analysisText } from './print-table.ts';
import { createProgressLine } from './show-progress.ts';

// Loads the columns of the spreadsheet on demand: few analyses are written as one, and they need half of all modules.
async function prepareSheet(path: string): Promise<(rows: readonly AnalysisRow[]) => Promise<void>> {
  const { requireSheetFolder, writeSheet } = await import('./write-sheet.ts');
  await requireSheetFolder(path);
  return (rows) => writeSheet(path, rows);
}

async function main(args: string[]): Promise<void> {
  if (asksForHelp(args)) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const { cnpj, xml, pgdas, json, xlsx, asOf } = readArguments(args);
  const writeRows = xlsx ? await prepareSheet(xlsx) : undefined;
  const progress = createProgressLine();
  try {
    const analysis = await analyseSimplesNacional({
      cnpj,
      xmlZip: xml,
      pgdasZip: pgdas,
      onProgress: progress.show,
      ...(asOf && { asOf }),
    });
    progress.end();
    process.stdout.write(`${json ? analysisJson(analysis) : analysisText(analysis)}\n`);
    await writeRows?.(analysis.analises);
  } catch (error) {
    progress.end();
    throw error;
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const known = error instanceof AnalysisError;
  const message = error instanceof Error ? error.message : String(error);
  console.error(known ? message : `Não foi possível concluir a análise: ${message}`);
  process.exitCode = 1;
}
