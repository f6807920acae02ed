import { AnalysisError, analyseSimplesNacional } from '../src/analyse.ts';
import { readArguments } from './arguments.ts';
import { analysisJson } from './print-json.ts';
import { analysisText } from './print-table.ts';
import { createProgressLine } from './show-progress.ts';
import { writeSheet } from './write-sheet.ts';

async function main(args: string[]): Promise<void> {
  const { cnpj, xml, pgdas, json, xlsx, asOf } = readArguments(args);
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
    if (xlsx) await writeSheet(xlsx, analysis.analises);
    process.stdout.write(`${json ? analysisJson(analysis) : analysisText(analysis)}\n`);
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
