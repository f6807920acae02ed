import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { listeningPort } from '../../src/http/listening-port.ts';
import { clearFolders, endServers, newFolder, ServerProcess, startServer } from './server-process.ts';
import { login } from './signed-in.ts';

afterEach(endServers);
afterAll(clearFolders);

it('stops the start with a message for each invalid setting', async () => {
  const server = new ServerProcess({
    DATA_DIR: join(newFolder(), 'data'),
    PORT: 'três mil',
    PROCESS: 'api',
    DEMO: 'sim',
    LOG_LEVEL: 'verbose',
    PUBLIC_URL: 'restitui.test',
    TRUST_PROXY: 'sim',
    ADMIN_EMAIL: 'a@b.test',
    DATABASE_URL: 'postgres://a:b@localhost/c',
  });
  expect(await server.ended()).toBe(1);
  for (const sentence of [
    'PORT não é uma porta: três mil',
    'PROCESS aceita all, web, worker; recebeu api.',
    'DEMO aceita on, off; recebeu sim.',
    'LOG_LEVEL aceita info, fatal, error, warn, debug, trace, silent; recebeu verbose.',
    'PUBLIC_URL não é um endereço http(s): restitui.test',
    'TRUST_PROXY aceita off ou endereços',
    'Para criar a primeira conta falta informar ADMIN_PASSWORD, ADMIN_NAME, ADMIN_CPF',
    'Com DATABASE_URL é preciso informar SECRET_KEY.',
  ]) {
    expect(server.stderr).toContain(sentence);
  }
  expect(server.stderr).not.toMatch(/\n {4}at /);
  expect(server.stdout).toBe('');
});

it('reports an occupied port and the setting that changes it before creating anything', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const port = listeningPort(taken);
  const DATA_DIR = join(newFolder(), 'data');
  const server = new ServerProcess({ DATA_DIR, PORT: `${port}` });
  expect(await server.ended()).toBe(1);
  taken.close();
  const sentence = `A porta ${port} já está em uso por outro programa. Encerre-o, ou indique outra em PORT.`;
  expect(server.stderr.trim()).toBe(sentence);
  expect([server.stdout, existsSync(DATA_DIR)]).toEqual(['', false]);
});

it('rejects demonstration data on a public address, and keeps the choice of the first start', async () => {
  const DATA_DIR = join(newFolder(), 'data');
  const first = await startServer({ DATA_DIR, PUBLIC_URL: 'https://creditos.example.com.br' });
  expect(first.server.stdout).toContain('Restitui está em https://creditos.example.com.br');
  expect(first.server.stdout).not.toContain('Demo');
  expect((await fetch(`${first.address}/api/ready`)).status).toBe(200);
  expect((await fetch(first.address)).status).toBe(200);
  expect((await login(first.address)).status).toBe(401);
  await endServers();

  const second = await startServer({ DATA_DIR, HOST: '127.0.0.1', DEMO: 'on' });
  expect(second.server.stdout).not.toContain('Demo');
  expect(second.server.stdout).toContain('Ainda não há empresa nem conta.');
  expect((await login(second.address)).status).toBe(401);
  await endServers();

  const account = {
    ADMIN_EMAIL: 'Dona@provedora.example',
    ADMIN_PASSWORD: 'uma senha bem comprida',
    ADMIN_NAME: 'Dona da Provedora',
    ADMIN_CPF: '529.982.247-25',
    COMPANY_CNPJ: '11.222.333/0001-81',
    COMPANY_NAME: 'Provedora de Teste',
  };
  for (let start = 0; start < 2; start++) {
    const { server, address } = await startServer({ DATA_DIR, ...account });
    const { status, body } = await login(address, 'dona@provedora.example', account.ADMIN_PASSWORD);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.user).toMatchObject({ typeUser: 'ADMIN', typeCargo: 'CEO', id_tenant: '11222333000181' });
    expect(await (await fetch(`${address}/api/tenants/branding`)).json()).toMatchObject({
      data: { title: 'Provedora de Teste', configured: true },
    });
    expect(server.stdout + server.stderr).not.toContain(account.ADMIN_PASSWORD);
    await endServers();
  }
});
