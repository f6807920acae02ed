import type { fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { fileAnalysesErrors as errors } from '@restitui/domain/recovery/file-analyses/file-analyses.errors.ts';
import { payrollVerbas } from '@restitui/domain/recovery/file-analyses/payroll-verbas.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { listMappings, saveMappings } from '../analysis-choices.repository.ts';
import { findLatestRun, findReadyRun } from '../file-analyses.repository.ts';
import { requireChangeableFileAnalysis } from '../file-analysis.gate.ts';
import { rerunIfPossible } from '../rerun-file-analysis.service.ts';

/** Confirms the verba of rubricas of the client, and analyses the files again. */
export async function mapRubricas(
  context: Context,
  { params: { id_apuracao }, body: { rubricas } }: Input<typeof fileAnalysesApi.mapRubricas>,
) {
  const { db, tenant, actor, platform } = context;
  const { assessment, servico } = await requireChangeableFileAnalysis(context, id_apuracao);
  if (servico !== 'PREVIDENCIARIO') throw new AppError(errors.file_analysis_choice_unknown);
  const latest = await findLatestRun(db, tenant, id_apuracao);
  if (latest?.state === 'na_fila' || latest?.state === 'processando') throw new AppError(errors.file_analysis_running);
  const run = required(await findReadyRun(db, tenant, id_apuracao), errors.file_analysis_nothing);

  const met = new Map((run.rubricas ?? []).map((rubrica) => [keyOf(rubrica), rubrica]));
  const { id_client, id_product } = assessment;
  const stored = (await listMappings(db, tenant, id_client)).filter((row) => row.id_client === id_client);
  const before = new Map(stored.map((row) => [keyOf(row), row]));
  const author = { id_user: actor.id, nome: actor.name, at: platform.clock.now().toISOString() };
  const rows = rubricas.map(({ tabela, codigo, verba, confirmada, compartilhada }) => {
    const { descricao, natureza } = required(met.get(keyOf({ tabela, codigo })), errors.file_analysis_rubrica_unknown);
    if (verba !== null && !payrollVerbas.has(verba)) throw new AppError(errors.file_analysis_verba_unknown);
    const place = { id_tenant: tenant, id_client, tabela, codigo };
    return { ...place, descricao, natureza, verba, confirmada, compartilhada, ...author };
  });
  await saveMappings(db, rows);
  await recordChanges(
    context,
    { entity: 'ANALISE', id: id_apuracao, id_client, id_product },
    Object.fromEntries(rows.map((row) => [fieldOf(row), verbaText(before.get(keyOf(row)))])),
    Object.fromEntries(rows.map((row) => [fieldOf(row), verbaText(row)])),
  );
  return { data: { gravadas: rows.length, recalcula: await rerunIfPossible(context, id_apuracao) } };
}

interface Rubrica {
  tabela: string;
  codigo: string;
}

const keyOf = ({ tabela, codigo }: Rubrica) => `${tabela} ${codigo}`;
const fieldOf = (rubrica: Rubrica) => `verba_da_rubrica ${keyOf(rubrica)}`;

function verbaText(mapping: { verba: number | null; confirmada: boolean } | undefined): string | null {
  if (!mapping) return null;
  const name = mapping.verba === null ? 'Não é verba' : (payrollVerbas.get(mapping.verba) ?? '');
  return mapping.confirmada ? name : `${name} (a confirmar)`;
}
