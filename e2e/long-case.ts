import type { Page } from '@playwright/test';
import type { Credit } from '@restitui/domain/recovery/credits/credits.api.ts';
import type { SimplesAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import type { Coverage } from '@restitui/domain/simples/coverage/coverage.api.ts';
import type { RectificationMonth } from '@restitui/domain/simples/rectifications/rectifications.api.ts';
import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';

/** A phone opens one year at a time. */
const years = [2021, 2022, 2023, 2024, 2025];
const months = years.flatMap((year) =>
  Array.from({ length: 12 }, (_, i) => `${String(i + 1).padStart(2, '0')}/${year}`),
);

/** Returns the first of the rows once for each month. */
const ofEachMonth = <T extends { competencia: string }>([row]: T[]) =>
  row === undefined ? [] : months.map((competencia) => ({ ...row, competencia }));

const credits: Credit[] = months.map((competencia) => ({
  ...{ id: competencia, idTenant: '', id_client: '', id_product: '', id_apuracao: '', isPago: false },
  ...{ anoCompetencia: Number(competencia.slice(3)), mesCompetencia: Number(competencia.slice(0, 2)) },
  ...{ pagoEm: null, creditOrigin: 1159.24, compensacao: 0, comissao_porcentagem: 20, mesRestituicao: null },
  ...{ createdDate: '2026-01-01T12:00:00.000Z', selic: 120.5, corrigido: 1279.74, comissao: 0, saldo: 1279.74 },
  ...{ selic_percentual: '10.40', selic_ate: '10/2026', selic_faltantes: [] },
}));

/** Answers a call with what `lengthen` makes of its data. */
async function answer<T>(page: Page, path: RegExp, lengthen: (data: T) => T) {
  await page.route(path, async (route) => {
    const reply = await route.fetch();
    const { data } = await reply.json();
    await route.fulfill({ response: reply, json: { data: lengthen(data) } });
  });
}

interface StoredCoverage {
  cobertura: Coverage;
}

function longCoverage({ cobertura, ...rest }: StoredCoverage): StoredCoverage {
  const { meses, pedidos, series } = cobertura;
  return {
    ...rest,
    cobertura: {
      ...cobertura,
      meses: ofEachMonth(meses.map((month) => ({ ...month, veredito: 'baixa' as const }))),
      pedidos: months.flatMap((month) => pedidos.slice(0, 1).map((one) => ({ ...one, de: month, ate: month }))),
      pedidos_total: months.length,
      series: months.slice(0, 40).flatMap((month) => series.slice(0, 1).map((one) => ({ ...one, serie: month }))),
    },
  };
}

/** Answers with a case of 60 months, from the next load of the page on; the rows are those of the stored case. */
export async function answerLongCase(page: Page) {
  await answer<SimplesAnalysis>(page, /\/api\/simples\/[\w-]+$/, (data) => ({
    ...data,
    analises: ofEachMonth(data.analises.slice(-1)),
  }));
  await answer<RectificationMonth[]>(page, /\/api\/simples\/[\w-]+\/retificacao$/, (data) =>
    ofEachMonth(data.filter(({ retificar }) => retificar)),
  );
  await answer<RefundRequest[]>(page, /\/api\/simples\/[\w-]+\/pedidos$/, ofEachMonth);
  await answer<Credit[]>(page, /\/api\/credits\/[\w-]+$/, () => credits);
  await answer(page, /\/api\/simples\/[\w-]+\/cobertura$/, longCoverage);
}
