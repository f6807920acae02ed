import { dayInBrazil } from '@restitui/brazil/day.ts';
import { asksForHelp } from '@restitui/tax-engine/cli-options.ts';
import { analyseIcmsExclusion } from '../src/analyse-icms-exclusion.ts';
import { toWire } from '../src/analysis-json.ts';
import { PartThreads } from '../src/parts/part-threads.ts';
import { SpedError } from '../src/sped-error.ts';
import { readArguments, usage } from './arguments.ts';
import { analysisText } from './print-table.ts';

async function main(args: string[]): Promise<void> {
  if (asksForHelp(args)) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const { cnpj, sped, xml, json, asOf = dayInBrazil(new Date()) } = readArguments(args);
  const parts = new PartThreads();
  try {
    const analysis = await analyseIcmsExclusion({ cnpj, sped, asOf, parts, ...(xml !== undefined && { xml }) });
    const wire = toWire(analysis);
    process.stdout.write(`${json ? JSON.stringify(wire, null, 2) : analysisText(wire, analysis)}\n`);
  } finally {
    await parts.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof SpedError ? message : `Não foi possível concluir a análise: ${message}`);
  process.exitCode = 1;
}
