import { createHash } from 'node:crypto';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import type { rectificationsApi } from '@restitui/domain/rectifications/rectifications.api.ts';
import { rectificationErrors as errors } from '@restitui/domain/rectifications/rectifications.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { AppError, required } from '../../../kernel/app-error.ts';
import type { Context, StaffSession } from '../../../kernel/context.ts';
import { paperLogo } from '../../../platform/paper-logo.ts';
import { requireVisibleAssessment } from '../../assessments/visible-assessment.ts';
import { findReadyRun } from '../../simples-analysis/simples-runs.repository.ts';
import { findTenant } from '../../tenants/tenants.repository.ts';
import { digestOf } from '../rectification-on-wire.ts';
import { rectificationPaper } from '../rectification-paper.ts';
import { listRectifiedMonths } from '../rectified-months.ts';

/** The mirrors of all months to be rectified, on paper; the others with the reason. */
export async function printRectifications(
  session: StaffSession,
  { params: { id_apuracao } }: Input<typeof rectificationsApi.pdf>,
) {
  const { tenant, platform } = session;
  const { run, cnpj, home, all } = await session.inTenant(tenant, (db) => find({ ...session, db }, id_apuracao));
  const months = all.filter(({ retificar }) => retificar);
  if (!run || months.length === 0) throw new AppError(errors.rectification_none);

  const razao_social = run.razao_social ?? '';
  const today = dayInBrazil(platform.clock.now());
  const logo = await platform.brandPicture(home.logos.light);
  const pdf = await platform.papers.run(rectificationPaper, {
    ...{ razao_social, cnpj, today, months, regras: run.regras },
    tenant: { title: home.title, logo: logo && paperLogo(logo) },
    calculada_em: run.finishedDate ?? run.createdDate,
    hash: hashOf(months),
    left: all.filter(({ retificar }) => !retificar),
  });
  return new File([new Uint8Array(pdf)], exportFileName(`${razao_social} espelho`, cnpj, today, 'pdf'), {
    type: 'application/pdf',
  });
}

async function find(context: Context, id_apuracao: string) {
  const { db, tenant } = context;
  const { assessment } = await requireVisibleAssessment(context, id_apuracao);
  const run = await findReadyRun(db, tenant, id_apuracao);
  return {
    run,
    cnpj: assessment.id_client,
    home: required(await findTenant(db, tenant), wireErrors.not_found),
    all: run ? await listRectifiedMonths(context, run) : [],
  };
}

/** Of all that is typed. */
function hashOf(months: Awaited<ReturnType<typeof listRectifiedMonths>>): string {
  const digests = months.map(({ competencia, espelho }) => `${competencia} ${espelho ? digestOf(espelho) : ''}`);
  return createHash('sha256').update(digests.join('\n')).digest('hex');
}
