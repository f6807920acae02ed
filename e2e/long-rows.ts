import type { Page } from '@playwright/test';
import { brokenWords } from './broken-words.ts';
import { cutHeadings } from './cut-headings.ts';
import { cutNumbers } from './cut-numbers.ts';
import { scrolledFrames, sidewaysOverflow } from './fit.ts';
import { expect } from './server.ts';
import { settled } from './settled.ts';

const person = 'Maximiliana Responsabilidade dos Empreendimentos';
const company = 'RESPONSABILIDADE ADMINISTRATIVA DE EMPREENDIMENTOS INTERNACIONAIS LTDA';

/** The longest values of the rows of a list. */
interface LongRows {
  /** The call that answers the list. */
  call: RegExp;
  values: Record<string, unknown>;
}

export const longPendingItems: LongRows = {
  call: /\/api\/pending-items\?/,
  values: {
    assunto: company,
    detalhe: 'Exclusão de ICMS e ST: responsabilidade do representante pela comercialização',
    responsavel: person,
  },
};

export const longBoletos: LongRows = {
  call: /\/api\/boletos\?/,
  values: { nome: company, cpfCnpj: '94PTG006000106', seuNumero: 'H202610648529', valorNominal: 123_456.78 },
};

export const longPartners: LongRows = {
  call: /\/api\/user\/tenant\//,
  values: { name: person, email: 'maximiliana.empreendimentos@responsabilidade.example', createdByName: person },
};

export const longTenants: LongRows = {
  call: /\/api\/tenants?(\?|$)/,
  values: { title: 'Responsabilidade Tributária' },
};

export const longCredits: LongRows = {
  call: /\/api\/credits\//,
  values: { creditOrigin: 1_234_567.89, selic: 345_678.9, corrigido: 1_580_246.79, saldo: 1_580_246.79 },
};

export const longRequests: LongRows = {
  call: /\/api\/privacy\/requests(\?|$)/,
  values: { nome: person, requesterName: person, decidedBy: person },
};

export const longActivities: LongRows = {
  call: /\/api\/activity-log\?/,
  values: {
    label: 'Mostrar em quantos contratos o responsável pela comercialização já deu a sua assinatura',
    outcome: 'recusado',
    status: 403,
  },
};

/** Requests of an analysis that were made in another assessment too. */
export const longAnalysisRequests: LongRows = {
  call: /\/api\/file-analyses\/[^/]+\/pedidos/,
  values: {
    em_outra_apuracao: { apuracao: 'Apuração 2 · 12/10/2026', situacao: 'DEFERIDO', data: null, protocolo: null },
  },
};

/** Answers all rows of a list with the longest values; returns how many rows it has answered so far. */
export async function answerLongRows(page: Page, { call, values }: LongRows): Promise<() => number> {
  let answered = 0;
  await page.route(call, async (route) => {
    // Not every machine resolves names under `localhost`.
    const asked = new URL(route.request().url());
    const { host } = asked;
    asked.hostname = '127.0.0.1';
    const reply = await route.fetch({ url: asked.href, headers: { ...route.request().headers(), host } });
    const { data, ...rest } = await reply.json();
    answered += data.length;
    await route.fulfill({
      response: reply,
      json: { ...rest, data: data.map((row: object) => ({ ...row, ...values })) },
    });
  });
  return () => answered;
}

/**
 * Calls `look` with a list in which all rows have the longest values: those that other journeys of the same server made
 * have any. The list is as before afterwards.
 */
export async function withLongRows(page: Page, rows: LongRows, look: () => Promise<void>) {
  const answered = await answerLongRows(page, rows);
  await page.reload();
  await settled(page);
  expect(answered(), 'rows with the longest values').toBeGreaterThan(0);
  await look();
  await page.unroute(rows.call);
  await page.reload();
  await settled(page);
}

/** Expects that a list cuts no number or heading, breaks no word and scrolls nowhere sideways. */
export async function checkRows(page: Page, what: string) {
  for (const width of [1440, 1280, 1024, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    expect.soft(await brokenWords(page), `words of ${what} that are broken at ${width} px`).toEqual([]);
    expect.soft(await cutNumbers(page), `numbers of ${what} that are cut at ${width} px`).toEqual([]);
    expect.soft(await cutHeadings(page), `headings of ${what} that are cut at ${width} px`).toEqual([]);
    // Tabs scroll on a phone.
    if (width >= 1024) {
      expect.soft(await scrolledFrames(page), `frames of ${what} that scroll at ${width} px`).toEqual([]);
    }
    expect.soft(await sidewaysOverflow(page), `${what} at ${width} px`).toEqual([]);
  }
}
