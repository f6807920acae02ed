import { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import { type PortfolioImport, portfolioApi } from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import { expect } from 'vitest';
import { importPortfolio } from '../src/features/crm/portfolio/jobs/import-portfolio.ts';
import type { JobData } from '../src/platform/jobs.ts';
import { addTenant, addUser, as, startTestServer } from './harness.ts';
import { csvOf, portfolioHeadings } from './portfolio.ts';
import { sendForm } from './send-files.ts';

export type PortfolioScenario = Awaited<ReturnType<typeof openPortfolioScenario>>;

interface Sent {
  code?: string;
  message?: string;
  data: PortfolioImport;
}

export const importParams = ({ id }: { id: string }) => ({ params: { id_import: id } });
export const startRequest = (found: { id: string }) => ({
  ...importParams(found),
  body: { li_aceito_tenant: true as const },
});

/** A server with a consultancy whose CEO and partner upload spreadsheets, and an import worker. */
export async function openPortfolioScenario() {
  const enqueued: { queue: string; data: JobData }[] = [];
  const server = await startTestServer({
    jobs: { enqueue: async (_db, queue, data) => void enqueued.push({ queue, data }) },
  });
  const home = await addTenant(server);
  const ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
  const partner = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
  const send = (content: string | Buffer, name = 'carteira.csv', caller = ceo, tenant?: string) =>
    sendForm<Sent>(server, caller, '/api/portfolio/imports', { planilha: { name, content } }, tenant);
  /** Processes the enqueued imports until the signal is aborted. */
  const work = async (signal = new AbortController().signal): Promise<void> => {
    const errors: unknown[] = [];
    const { platform, inTenant } = server;
    for (const { data } of enqueued.splice(0)) {
      await importPortfolio({ platform, inTenant, signal, log: (error) => errors.push(error) }, data);
    }
    expect(errors).toEqual([]);
  };

  return {
    server,
    enqueued,
    home,
    ceo,
    partner,
    send,
    work,
    /** Uploads lines as a CSV with the headings of the template. */
    sent: async (lines: string[][], caller = ceo): Promise<PortfolioImport> => {
      const { status, body } = await send(csvOf([portfolioHeadings, ...lines]), 'carteira.csv', caller);
      expect([status, body.code]).toEqual([201, undefined]);
      return body.data;
    },
    rowsOf: async (found: { id: string }, query: object = {}, caller = ceo) =>
      (await caller.call(portfolioApi.rows, { ...importParams(found), query })).data,
    imported: async (found: { id: string }, caller = ceo): Promise<PortfolioImport> => {
      await caller.call(portfolioApi.start, startRequest(found));
      await work();
      return (await caller.call(portfolioApi.read, importParams(found))).data;
    },
    clientsNamed: async (q: string, caller = ceo) =>
      (await caller.call(clientsApi.listOfTenant, { params: { id_tenant: home }, query: { q } })).data,
  };
}
