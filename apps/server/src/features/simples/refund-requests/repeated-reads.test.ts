import { workQueueApi } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import { refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { EnteredStep } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTestAssessment } from '../../../../test/clients.ts';
import { addTenant, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { analyse, asked, ofFiles, openFromFiles, type PaymentCase } from '../../../../test/payments.ts';
import { statementsSent } from '../../../../test/statements-sent.ts';
import { sweepAlerts } from '../../insights/alerts/jobs/sweep-alerts.ts';

let server: TestServer;
let at: PaymentCase;
const servico = 'EXCLUSAO_DE_ICMS_E_ST';
const { may, june } = ofFiles;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const provider = await addTenant(server, { isProvider: true });
  at = await openFromFiles(server, provider, { servico });
});

const reading = (table: string, texts: readonly string[]) =>
  texts.filter((text) => text.startsWith('select') && text.includes(`"${table}"`)).length;
const rectified: EnteredStep = { passo: 'RETIFICADORA', numero: 'ABC1234567890' };

describe('reads of analyses from files', () => {
  it("read their months once for 'Hoje'", async () => {
    const sent = await statementsSent(() => at.boss.call(workQueueApi.read));
    expect(sent.filter((text) => text.includes('"file_analysis_months"'))).toHaveLength(1);
  });

  it('read as much for many analyses as for one in the sweep of alerts', async () => {
    const sweep = () => server.inTenant(at.home, (db) => sweepAlerts(db, at.home, server.clock.now()));
    const rectify = async (id_apuracao: string) => {
      const saved = await at.boss.try(refundRequestsApi.saveStep, {
        params: { id_apuracao, ...may },
        body: { passo: rectified },
      });
      expect(saved).toMatchObject({ status: 200 });
    };
    await rectify(at.place.id_apuracao);
    server.clock.move(31 * 86_400_000);
    await sweep();
    const one = await statementsSent(sweep);
    server.clock.move(-31 * 86_400_000);
    for (let i = 0; i < 3; i += 1) {
      const id_apuracao = await addTestAssessment(server, { id_tenant: at.home, ...at.place });
      await analyse(server, at, { servico, id_apuracao });
      await rectify(id_apuracao);
    }
    server.clock.move(31 * 86_400_000);
    await sweep();
    const four = await statementsSent(sweep);
    server.clock.move(-31 * 86_400_000);
    expect(reading('analysis_requests', one)).toBeGreaterThan(0);
    for (const table of ['analysis_requests', 'file_analysis_months', 'refund_requests', 'file_analysis_choices']) {
      expect([table, reading(table, four)]).toEqual([table, reading(table, one)]);
    }
  });

  it('read the requests of the theses before and after a change, and once for several steps', async () => {
    const saved = await statementsSent(() => at.saveTheses(['A']));
    const ofAssessment = saved.filter((text) => /^select .* from "analysis_requests" where/s.test(text));
    expect(ofAssessment).toHaveLength(2);
    const pagamentos = [
      { ...may, passo: asked },
      { ...june, passo: asked },
    ];
    const steps = await statementsSent(() =>
      at.boss.call(refundRequestsApi.saveSteps, { params: at.params, body: { pagamentos } }),
    );
    expect(steps.filter((text) => /^select .* from "analysis_requests" where/s.test(text))).toHaveLength(2);
  });
});
