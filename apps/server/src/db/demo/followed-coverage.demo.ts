import { needsConfirmation } from '@restitui/domain/simples/coverage/coverage-verdict.ts';
import { and, eq } from 'drizzle-orm';
import { simplesRuns } from '../../features/simples/analysis/simples-analysis.table.ts';
import { coverageConfirmations, simplesCoverage } from '../../features/simples/coverage/coverage.table.ts';
import type { DemoAssessment } from './assessments.demo.ts';
import { type Demo, instantOn } from './demo.ts';
import { analystEmail, analystName, userId } from './users.demo.ts';

const motivo = 'O cliente confirmou que não tem outras notas deste mês; segue com o que há.';

/** Confirms the months of an analysis whose notes are incomplete, before its payments are requested. */
export async function confirmCoverage({ db }: Demo, { id }: DemoAssessment): Promise<void> {
  const [run] = await db
    .select({ asOf: simplesRuns.asOf, id_tenant: simplesRuns.id_tenant, cobertura: simplesCoverage.cobertura })
    .from(simplesRuns)
    .innerJoin(
      simplesCoverage,
      and(eq(simplesCoverage.id_tenant, simplesRuns.id_tenant), eq(simplesCoverage.id_run, simplesRuns.id)),
    )
    .where(eq(simplesRuns.id_apuracao, id));
  const months = run?.cobertura.meses.filter(({ veredito }) => needsConfirmation(veredito)) ?? [];
  if (!run || months.length === 0) return;
  const by = { id_user: userId(analystEmail), nome: analystName, at: instantOn(run.asOf, 510) };
  await db
    .insert(coverageConfirmations)
    .values(
      months.map(({ competencia, cobertura }) => ({
        ...{ id_apuracao: id, id_tenant: run.id_tenant, competencia, motivo, cobertura, ...by },
      })),
    )
    .onConflictDoNothing();
}
