import { readdirSync } from 'node:fs';
import type { IdentityCheck } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { addTenant, addUser, as, type Caller, type TestServer } from './harness.ts';
import { photoOf, strokePng } from './identity-checks.ts';
import { sendForm } from './send-files.ts';

export interface IdentityCheckReply {
  data: IdentityCheck;
  code?: string;
  message?: string;
  issues?: { path: string; message: string }[];
}

export type IdentityCheckScenario = Awaited<ReturnType<typeof openIdentityCheckScenario>>;

export const jpegSent = (text = 'rosto-da-pessoa') => ({ name: 'foto.jpg', content: photoOf(text) });
export const pngSent = (content = strokePng) => ({ name: 'assinatura.png', content });
export const declaredBySigner = { local: 'Goiânia - GO', maquina: 'Celular' };
export const photosSent = { fotoPessoa: jpegSent(), fotoDoc: jpegSent('documento'), ...declaredBySigner };

/** A consultancy whose users have their identity checked by its CEO. */
export async function openIdentityCheckScenario(server: TestServer) {
  const home = await addTenant(server);
  const boss = await addUser(server, { id_tenant: home, typeCargo: 'CEO', name: 'Chefe' });
  return {
    home,
    boss,
    ceo: await as(server, boss),
    post: (caller: Caller, path: string, fields: Record<string, string | { name: string; content: Buffer }>) =>
      sendForm<IdentityCheckReply>(server, caller, `/api/signatures/${path}`, fields),
    newPerson: async () => {
      const person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
      return { person, caller: await as(server, person) };
    },
    rows: (query: string, ...values: unknown[]) =>
      // biome-ignore lint/suspicious/noExplicitAny: rows of ad-hoc queries
      server.database.asOwner(async (client) => (await client.query(query, values)).rows as any[]),
    /** Names of the stored files. */
    stored: () => readdirSync(server.files.localPath('uploads')).sort(),
  };
}
