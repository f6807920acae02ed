import { Readable } from 'node:stream';
import { resultHash } from '@restitui/tax-engine/months/result-hash.ts';
import { latestRuleSet, ruleSetHash } from '@restitui/tax-engine/rules/rule-set.ts';
import { zipSync } from 'fflate';
import type { Demo } from './demo.ts';
import { extratoLines } from './simples-extrato.ts';
import { noteXml } from './simples-note-xml.ts';
import type { DemoAnalysis } from './simples-runs.ts';
import { demoTenants } from './tenants.data.ts';
import { pdfOfLines } from './text-pdf.ts';

/** Returns, per company, the first analysis without decisions of an analyst; its files are stored. */
export function withFiles(analyses: readonly DemoAnalysis[]): DemoAnalysis[] {
  const isPlain = ({ run, months }: DemoAnalysis) =>
    !run.activeDecisions?.decisoes.some(({ ncm }) =>
      months.some(({ lines }) => lines.some((line) => line.ncm === ncm)),
    );
  return demoTenants.flatMap(({ id }) => analyses.find((each) => each.run.id_tenant === id && isPlain(each)) ?? []);
}

/**
 * Stores the two ZIPs that yield exactly this analysis, so that it can be run again and its files match their
 * hashes.
 */
export async function storeFiles({ uploads }: Pick<Demo, 'uploads'>, analysis: DemoAnalysis): Promise<void> {
  const { run, months } = analysis;
  const mtime = `${run.asOf}T12:00:00`;
  const issuer = { razao_social: run.razao_social ?? '', estado: analysis.estado };
  const notes: Record<string, Uint8Array> = {};
  const declarations: Record<string, Uint8Array> = {};
  for (const { lines, declaration } of months) {
    for (const line of lines) {
      const sold =
        line.valor < 0 ? lines.find(({ valor, produto }) => valor > 0 && produto === line.produto) : undefined;
      notes[`${line.chave}-procNFe.xml`] = Buffer.from(noteXml(line, issuer, sold?.chave));
    }
    const [name] = declaration?.files ?? [];
    if (declaration && name) declarations[name] = pdfOfLines(extratoLines(declaration));
  }
  run.xml_file = `uploads/${run.id}-xml`;
  run.pgdas_file = `uploads/${run.id}-pgdas`;
  const read = Object.keys(notes).length;
  run.contagens = { ...run.contagens, xml_lidos: read, xml_validos: read, xml_cancelados: 0, xml_eventos: 0 };
  run.resultado = resultHash({
    cnpj: analysis.client,
    asOf: run.asOf,
    ruleSet: { nome: latestRuleSet.nome, hash: ruleSetHash(latestRuleSet) },
    analises: months.map(({ row }) => row),
    resumo: analysis.resumo,
  });
  await uploads.write(run.xml_file, Readable.from([zipSync(notes, { mtime })]));
  await uploads.write(run.pgdas_file, Readable.from([zipSync(declarations, { mtime })]));
}
