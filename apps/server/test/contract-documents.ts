import type { Contract } from '@restitui/domain/contracts/contracts.api.ts';
import { contractsApi } from '@restitui/domain/contracts/contracts.api.ts';
import { addContract } from './contracts.ts';
import { addTenant, addUser, as, type TestServer } from './harness.ts';
import { sendForm } from './send-files.ts';

interface Answer {
  data?: Contract;
  code?: string;
  message?: string;
  issues?: { path: string; message: string }[];
}

export type TemplateDesk = Awaited<ReturnType<typeof openTemplateDesk>>;

/** A consultancy with two templates that have no document yet, and its CEO, who sends them. */
export async function openTemplateDesk(server: TestServer) {
  const home = await addTenant(server);
  const boss = await addUser(server, { id_tenant: home, typeCargo: 'CEO' });
  const ceo = await as(server, boss);
  const id = await addContract(server, { id_tenant: home, id_user: boss.id, typeContrato: 'PRINCIPAL' });
  await addContract(server, { id_tenant: home, id_user: boss.id, typeContrato: 'PARCERIA_COMERCIAL_CPF' });
  return {
    home,
    ceo,
    id,
    send: (name: string, content: Buffer | string, { type = 'PRINCIPAL', caller = ceo, tenant = home } = {}) =>
      sendForm<Answer>(server, caller, `/api/contracts/doc/${type}/${tenant}`, { file: { name, content } }),
    /** The text of the PRINCIPAL template as it is shown. */
    preview: async () => (await ceo.call(contractsApi.preview, { params: { id } })).data.html ?? '',
  };
}
