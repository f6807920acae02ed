import type { JobData } from '../../../../platform/jobs.ts';
import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import { deletePasswordRequest, findPasswordRequest } from '../password-requests.repository.ts';
import type { PasswordWorker } from '../password-worker.service.ts';
import { sendClientCode } from '../send-client-code.service.ts';
import { sendPasswordLink } from '../send-password-link.service.ts';

const codes = {
  client: { purpose: 'password', channel: 'email' },
  'sign-in-email': { purpose: 'sign-in', channel: 'email' },
  'sign-in-whatsapp': { purpose: 'sign-in', channel: 'whatsapp' },
} as const;

/** Sends the link or code of a request; sends nothing when the account does not exist. */
export async function processPasswordRequest(worker: PasswordWorker, data: JobData): Promise<void> {
  const id_tenant = data.id_tenant;
  const request = await worker.inTenant(id_tenant, (db) => findPasswordRequest(db, id_tenant, data.id));
  if (!request) return;
  if (request.kind === 'user') await sendPasswordLink(worker, id_tenant, request.account);
  else await sendClientCode(worker, id_tenant, { cpf: request.account, ...codes[request.kind] });
  await worker.inTenant(id_tenant, (db) => deletePasswordRequest(db, id_tenant, data.id));
}

export async function startPasswordWorker(worker: PasswordWorker & { jobs: Pick<JobRunner, 'work' | 'rest'> }) {
  await worker.jobs.work('password-request', (data) => processPasswordRequest(worker, data));
  return { stop: () => worker.jobs.rest('password-request') };
}
