import type { WithoutTenant } from '../../../kernel/context.ts';
import type { JobRunner } from '../../../platform/pg-boss-jobs.ts';
import { listTenants } from '../../tenants/tenants.repository.ts';
import { type BoletoWorker, checkBoleto } from './check-boleto.ts';
import { pollBoletos } from './poll-boletos.ts';

interface Surroundings extends BoletoWorker {
  jobs: Pick<JobRunner, 'work' | 'rest' | 'everyMinutes' | 'atStart'>;
  withoutTenant: WithoutTenant;
  log: (error: unknown) => void;
}

const minutesBetweenPolls = 10;

/** Asks about each boleto soon after it was issued, and every ten minutes about all that are waited for. */
export async function startBoletoWorker({ jobs, withoutTenant, log, ...worker }: Surroundings) {
  await jobs.work('boleto-check', (data) => checkBoleto(worker, data));
  await jobs.work('boleto-poll', async () => {
    const tenants = await withoutTenant(listTenants);
    // One consultancy's bank out of order must not keep the news of the others back.
    for (const { id } of tenants) await pollBoletos(worker, id).catch(log);
  });
  await jobs.everyMinutes('boleto-poll', minutesBetweenPolls);
  await jobs.atStart('boleto-poll');
  return {
    async stop() {
      await jobs.rest('boleto-check');
      await jobs.rest('boleto-poll');
    },
  };
}
