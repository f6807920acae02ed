import type { APIRequestContext, Page } from '@playwright/test';
import { besideBrowser } from './beside-browser.ts';
import { codeSentTo } from './outbox.ts';
import { expect } from './server.ts';
import { paintedImage } from './signing.ts';

interface Owner {
  id_client: string;
  cpf: string;
  email: string;
  /** Replaces the password of the registration. */
  password: string;
}

/** Replaces the password of a registration by one of the owner, by the code that is sent. */
export async function choosePassword(
  request: APIRequestContext,
  address: string,
  { cpf, email, password }: Pick<Owner, 'cpf' | 'email' | 'password'>,
) {
  const { headers } = besideBrowser(address, '');
  const post = async (path: string, data: object) => {
    const reply = await request.post(besideBrowser(address, path).url, { headers, data });
    expect(reply.ok(), `${path} ${await reply.text()}`).toBe(true);
  };
  const ofRegistration = await codeSentTo(request, address, email);
  await post('/auth/client/forgot', { cpf });
  await expect.poll(() => codeSentTo(request, address, email)).not.toBe(ofRegistration);
  await post('/auth/client/password', { cpf, code: await codeSentTo(request, address, email), password });
}

/** Signs a client in by calls, with their own password and photos. */
export async function clientWithPhotos(request: APIRequestContext, page: Page, address: string, owner: Owner) {
  const { id_client, cpf, password } = owner;
  let headers: Record<string, string> = besideBrowser(address, '').headers;
  const post = async (path: string, rest: object) => {
    const reply = await request.post(besideBrowser(address, path).url, { headers, ...rest });
    expect(reply.ok(), `${path} ${await reply.text()}`).toBe(true);
    return reply.json();
  };
  const read = async (path: string) => (await request.get(besideBrowser(address, path).url, { headers })).json();
  await choosePassword(request, address, owner);
  const { access_token } = await post('/auth/login-client', { data: { cpfProprietario: cpf, password } });
  headers = { ...headers, authorization: `Bearer ${access_token}` };
  const buffer = await paintedImage(page, 'image/jpeg', 60, 60);
  const photo = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer };
  const photos = { id: id_client, local: 'Goiânia', maquina: 'teste', fotoPessoa: photo, fotoDoc: photo };
  await post('/signatures/user', { multipart: photos });
  return { post, read };
}
