import type { Template } from '@restitui/domain/agreements/templates/templates.api.ts';
import { templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import { addTenant, addUser, as, type TestServer } from './harness.ts';
import { sendForm } from './send-files.ts';
import { addTemplate } from './templates.ts';

interface Answer {
  data?: Template;
  code?: string;
  message?: string;
  issues?: { path: string; message: string }[];
}

export type TemplateFixture = Awaited<ReturnType<typeof createTemplateFixture>>;

/** Adds a consultancy with two templates without documents, and its CEO. */
export async function createTemplateFixture(server: TestServer) {
  const home = await addTenant(server);
  const boss = await addUser(server, { id_tenant: home, typeCargo: 'CEO' });
  const ceo = await as(server, boss);
  const id = await addTemplate(server, { id_tenant: home, id_user: boss.id, typeContrato: 'PRINCIPAL' });
  await addTemplate(server, { id_tenant: home, id_user: boss.id, typeContrato: 'PARCERIA_COMERCIAL_CPF' });
  return {
    home,
    ceo,
    id,
    send: (name: string, content: Buffer | string, { type = 'PRINCIPAL', caller = ceo, tenant = home } = {}) =>
      sendForm<Answer>(server, caller, `/api/contracts/doc/${type}/${tenant}`, { file: { name, content } }),
    /** Returns the text of the PRINCIPAL template as it is shown. */
    preview: async () => (await ceo.call(templatesApi.preview, { params: { id } })).data.html ?? '',
  };
}
