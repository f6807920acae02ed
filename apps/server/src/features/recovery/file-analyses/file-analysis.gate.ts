import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { canRunFileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.access.ts';
import { fileAnalysesErrors as errors } from '@restitui/domain/recovery/file-analyses/file-analyses.errors.ts';
import {
  type FileAnalysisService,
  fileAnalysisServiceOf,
} from '@restitui/domain/recovery/file-analyses/file-analysis-service.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireVisibleAssessment } from '../assessments/assessment.gate.ts';
import { requireOpenAssessment } from '../assessments/open-assessment.gate.ts';
import { findReadyRun, type Run } from './file-analyses.repository.ts';
import { findMonth, type StoredMonthRow } from './file-analysis-months.repository.ts';

export interface AnalysedAssessment {
  assessment: Assessment;
  product: Product;
  servico: FileAnalysisService;
}

/** Returns the assessment and its service. Refuses services without an analysis from files. */
export async function requireFileAnalysis(
  context: Pick<Context, 'db' | 'actor' | 'tenant'>,
  id: string,
): Promise<AnalysedAssessment> {
  const found = await requireVisibleAssessment(context, id);
  return { ...found, servico: serviceOf(found.product) };
}

/** The same for a change: only staff of the provider, and only while the assessment is open. */
export async function requireChangeableFileAnalysis(
  context: Pick<Context, 'db' | 'actor' | 'tenant'>,
  id: string,
): Promise<AnalysedAssessment> {
  const allowed = { allowed: canRunFileAnalysis(context.actor), refusal: errors.file_analysis_denied };
  const found = await requireOpenAssessment(context, id, allowed);
  return { ...found, servico: serviceOf(found.product) };
}

function serviceOf({ typeServico }: Product): FileAnalysisService {
  return required(fileAnalysisServiceOf(typeServico), errors.file_analysis_wrong_service);
}

/** Returns a month of the current result; `periodo` is `AAAA-MM`. */
export async function requireAnalysedMonth(
  { db, tenant }: Pick<Context, 'db' | 'tenant'>,
  id_apuracao: string,
  periodo: string,
): Promise<{ run: Run; month: StoredMonthRow }> {
  const run = required(await findReadyRun(db, tenant, id_apuracao), errors.file_analysis_month_not_found);
  const month = required(await findMonth(db, tenant, run.id, periodo), errors.file_analysis_month_not_found);
  return { run, month };
}
