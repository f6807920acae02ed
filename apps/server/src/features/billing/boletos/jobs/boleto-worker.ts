import type { WithoutTenant } from '../../../../kernel/context.ts';
import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import { listTenantIds } from '../../../tenancy/tenants/tenants.repository.ts';
import { type BoletoWorker, checkBoleto } from './check-boleto.ts';
import { pollBoletos } from './poll-boletos.ts';

interface WorkerDependencies extends BoletoWorker {
  jobs: Pick<JobRunner, 'work' | 'workByTenant' | 'rest' | 'everyMinutes' | 'atStart'>;
  withoutTenant: WithoutTenant;
  log: (error: unknown) => void;
}

const minutesBetweenPolls = 10;

/** Starts the jobs that check each boleto soon after its issue and poll all watched ones every ten minutes. */
export async function startBoletoWorker({ jobs, withoutTenant, log, ...worker }: WorkerDependencies) {
  await jobs.work('boleto-check', (data) => checkBoleto(worker, data));
  await jobs.workByTenant('boleto-poll', {
    tenants: () => withoutTenant(listTenantIds),
    // The next poll is minutes away: the failure of a bank is logged and not repeated at once.
    work: (tenant) => pollBoletos(worker, tenant).catch(log),
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
