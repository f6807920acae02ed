import { createHash } from 'node:crypto';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import type { rectificationsApi } from '@restitui/domain/simples/rectifications/rectifications.api.ts';
import { rectificationErrors as errors } from '@restitui/domain/simples/rectifications/rectifications.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { paperLogo } from '../../../../platform/pdf-logo.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import { findReadyRun } from '../../analysis/simples-runs.repository.ts';
import { digestOf } from '../rectification.wire.ts';
import { mirrorPdfWork } from '../rectification-pdf-work.service.ts';
import { listRectifiedMonths } from '../rectified-months.service.ts';

/** Returns the PDF with the mirrors of all months to rectify, and the other months with their reasons. */
export async function printRectifications(
  context: Context<UserActor, OwnTransactions>,
  { params: { id_apuracao } }: Input<typeof rectificationsApi.pdf>,
) {
  const { tenant, platform } = context;
  const { run, cnpj, home, all } = await context.inTenant(tenant, (db) => find({ ...context, db }, id_apuracao));
  const months = all.filter(({ retificar }) => retificar);
  if (!run || months.length === 0) throw new AppError(errors.rectification_none);

  const razao_social = run.razao_social ?? '';
  const today = dayInBrazil(platform.clock.now());
  const logo = await platform.brandPicture(home.logos.light);
  const pdf = await platform.pdfWorker.run(
    mirrorPdfWork,
    {
      ...{ razao_social, cnpj, today, months, regras: run.regras },
      tenant: { title: home.title, logo: logo && paperLogo(logo) },
      calculada_em: run.finishedDate ?? run.createdDate,
      hash: hashOf(months),
      left: all.filter(({ retificar }) => !retificar),
    },
    { tenant },
  );
  const name = exportFileName({ company: razao_social, cnpj, kind: 'espelho', date: today, extension: 'pdf' });
  return new File([new Uint8Array(pdf)], name, { type: 'application/pdf' });
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

/** Hashes the values to enter of all months. */
function hashOf(months: Awaited<ReturnType<typeof listRectifiedMonths>>): string {
  const digests = months.map(({ competencia, espelho }) => `${competencia} ${espelho ? digestOf(espelho) : ''}`);
  return createHash('sha256').update(digests.join('\n')).digest('hex');
}
