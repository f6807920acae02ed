import { readdirSync } from 'node:fs';
import type { Signature } from '@restitui/domain/signatures/signatures.api.ts';
import { addTenant, addUser, as, type Caller, type TestServer } from './harness.ts';
import { sendForm } from './send-files.ts';
import { photoOf, strokePng } from './signatures.ts';

export interface SignatureAnswer {
  data: Signature;
  code?: string;
  message?: string;
  issues?: { path: string; message: string }[];
}

export type SignatureDesk = Awaited<ReturnType<typeof openSignatureDesk>>;

export const jpegSent = (text = 'rosto-da-pessoa') => ({ name: 'foto.jpg', content: photoOf(text) });
export const pngSent = (content = strokePng) => ({ name: 'assinatura.png', content });
export const declaredBySigner = { local: 'Goiânia - GO', maquina: 'Celular' };
export const photosSent = { fotoPessoa: jpegSent(), fotoDoc: jpegSent('documento'), ...declaredBySigner };

/** A consultancy in which people show who they are, and its CEO, who checks it. */
export async function openSignatureDesk(server: TestServer) {
  const home = await addTenant(server);
  const boss = await addUser(server, { id_tenant: home, typeCargo: 'CEO', name: 'Chefe' });
  return {
    home,
    boss,
    ceo: await as(server, boss),
    post: (caller: Caller, path: string, fields: Record<string, string | { name: string; content: Buffer }>) =>
      sendForm<SignatureAnswer>(server, caller, `/api/signatures/${path}`, fields),
    newPerson: async () => {
      const person = await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' });
      return { person, caller: await as(server, person) };
    },
    rows: (query: string, ...values: unknown[]) =>
      // biome-ignore lint/suspicious/noExplicitAny: rows of ad-hoc queries
      server.database.asOwner(async (client) => (await client.query(query, values)).rows as any[]),
    /** Names of the files that are kept. */
    stored: () => readdirSync(server.files.localPath('uploads')).sort(),
  };
}
