import {
  type ChoiceValue,
  choiceKey,
  countableDoubts,
  needsNewRun,
} from '@restitui/domain/recovery/file-analyses/analysis-choices.ts';
import { isRejectable } from '@restitui/domain/recovery/file-analyses/analysis-items.ts';
import type { fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { fileAnalysesErrors as errors } from '@restitui/domain/recovery/file-analyses/file-analyses.errors.ts';
import type { FileAnalysisService } from '@restitui/domain/recovery/file-analyses/file-analysis-service.ts';
import { sortablePeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { rectifyingFiles } from '@restitui/domain/recovery/file-analyses/rectifying-files.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { listChoices, saveChoice } from '../analysis-choices.repository.ts';
import { listDocumentItems } from '../document-items.service.ts';
import { findLatestRun } from '../file-analyses.repository.ts';
import { requireAnalysedMonth, requireChangeableFileAnalysis } from '../file-analysis.gate.ts';
import { rerunIfPossible } from '../rerun-file-analysis.service.ts';

const payrollOnly: readonly ChoiceValue['tipo'][] = ['acao', 'estabelecimento', 'empresa'];
const spedOnly: readonly ChoiceValue['tipo'][] = ['rejeicao', 'retificadora'];

/** Records a choice with author, time and reason; what changes the computation analyses the files again. */
export async function chooseFileAnalysis(
  context: Context,
  { params: { id_apuracao }, body: { valor, motivo } }: Input<typeof fileAnalysesApi.choose>,
) {
  const { db, tenant, actor, platform } = context;
  const { assessment, servico } = await requireChangeableFileAnalysis(context, id_apuracao);
  requireFitting(servico, valor);
  const latest = await findLatestRun(db, tenant, id_apuracao);
  if (
    valor.tipo === 'retificadora' &&
    !rectifyingFiles(latest?.arquivos ?? [], valor.competencia).includes(valor.arquivo)
  )
    throw new AppError(errors.file_analysis_choice_unknown);
  if (valor.tipo === 'rejeicao') await requireRejectable(context, id_apuracao, valor);
  const isRunning = latest?.state === 'na_fila' || latest?.state === 'processando';
  const chave = choiceKey(valor);
  const before = (await listChoices(db, tenant, id_apuracao)).find(
    (choice) => choice.tipo === valor.tipo && choice.chave === chave,
  );
  if (changesResult(valor, before?.valor) && isRunning) throw new AppError(errors.file_analysis_running);

  const author = { id_user: actor.id, nome: actor.name, at: platform.clock.now().toISOString() };
  await saveChoice(db, { id_tenant: tenant, id_apuracao, tipo: valor.tipo, chave, valor, motivo, ...author });
  const field = `escolha_${valor.tipo} ${chave}`.trim();
  const reason = `motivo_escolha ${valor.tipo} ${chave}`.trim();
  const { id_client, id_product } = assessment;
  await recordChanges(
    context,
    { entity: 'ANALISE', id: id_apuracao, id_client, id_product },
    { [field]: before ? choiceText(before.valor) : null, [reason]: before?.motivo ?? null },
    { [field]: choiceText(valor), [reason]: motivo },
  );
  const recalcula = changesResult(valor, before?.valor) && (await rerunIfPossible(context, id_apuracao));
  const escolhas = await listChoices(db, tenant, id_apuracao);
  return {
    data: {
      escolhas: escolhas.map(({ nome, at, ...row }) => ({
        ...{ chave: row.chave, valor: row.valor, motivo: row.motivo },
        ...{ autor: nome, em: at },
      })),
      recalcula,
    },
  };
}

/** Returns false for a doubt that is rejected without having counted: only its reason is kept. */
function changesResult(valor: ChoiceValue, before: ChoiceValue | undefined): boolean {
  const counted = before?.tipo === 'duvida' && before.conta;
  return needsNewRun(valor) && !(valor.tipo === 'duvida' && !valor.conta && !counted);
}

/**
 * A rejection names a month of the result and a document in it; taking one back needs neither. A document that is too
 * large to be read whole is accepted: the engine finds nothing to reject in one that has nothing.
 */
async function requireRejectable(
  context: Context,
  id_apuracao: string,
  { competencia, tese, documento, rejeita }: Extract<ChoiceValue, { tipo: 'rejeicao' }>,
): Promise<void> {
  if (!rejeita) return;
  const { month } = await requireAnalysedMonth(context, id_apuracao, sortablePeriod(competencia));
  if (documento === null) return;
  const { items, isComplete } = await listDocumentItems(context, month, tese, documento);
  if (isComplete && !items.some(isRejectable)) throw new AppError(errors.file_analysis_choice_unknown);
}

function requireFitting(servico: FileAnalysisService, valor: ChoiceValue): void {
  const isPayroll = servico === 'PREVIDENCIARIO';
  if ((isPayroll ? spedOnly : payrollOnly).includes(valor.tipo))
    throw new AppError(errors.file_analysis_choice_unknown);
  if (valor.tipo !== 'duvida') return;
  if (isPayroll) throw new AppError(errors.file_analysis_choice_unknown);
  if (!countableDoubts.includes(valor.codigo)) throw new AppError(errors.file_analysis_doubt_needs_documents);
}

function choiceText({ tipo: _, ...facts }: ChoiceValue): string {
  return Object.entries(facts)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join('; ');
}
