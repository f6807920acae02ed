import { AnalysisError, analyseSimplesNacional } from '../src/analyse.ts';
import { asksForHelp, readArguments, usage } from './arguments.ts';
import { analysisJson } from './print-json.ts';
import { analysisText } from './print-table.ts';
import { createProgressLine } from './show-progress.ts';
import { requireSheetFolder, writeSheet } from './write-sheet.ts';

async function main(args: string[]): Promise<void> {
  if (asksForHelp(args)) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const { cnpj, xml, pgdas, json, xlsx, asOf } = readArguments(args);
  if (xlsx) await requireSheetFolder(xlsx);
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
    if (xlsx) await writeSheet(xlsx, analysis.analises);
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
