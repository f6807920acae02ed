import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../src/features/accounts/session/session.table.ts';
import { hashToken } from '../src/features/accounts/session/token.rules.ts';
import { listeningPort } from '../src/http/listening-port.ts';
import { addClient } from './clients.ts';
import { addTenant, addUser, as, type Caller, newCnpj, startTestServer, type TestServer } from './harness.ts';
import { statementsSent } from './statements-sent.ts';

let server: TestServer;
let home: TenantId;
let other: TenantId;
let client: string;
let ceo: Caller;

beforeAll(async () => {
  server = await startTestServer();
  await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  other = await addTenant(server);
  ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
  client = await addClient(server, { id_tenant: home });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const unknownToken = 'x'.repeat(43);

/** Changes a client with a body of the test's own. */
async function change(token: string, payload: string, id_client = client) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const reply = await server.app.inject({ method: 'POST', url: `/api/clients/update/${id_client}`, payload, headers });
  return [reply.statusCode, reply.json().code];
}

describe('a call that runs in the transaction of its session', () => {
  it('tells a caller without a session nothing about its body', async () => {
    for (const payload of ['{"complemento":', '[]', '{"complemento":1}', '{"complemento":"a\\u0000"}']) {
      expect(await change(unknownToken, payload)).toEqual([401, 'not_signed_in']);
      expect((await change(ceo.token, payload))[0]).toBe(400);
    }
    expect(await change(ceo.token, '{"complemento":"Sala 1"}')).toEqual([200, undefined]);
  });

  it('returns 404 for another tenant before it looks at anything else', async () => {
    const read = { params: { id_tenant: other }, query: { page: 'um' } };
    expect(await ceo.tryInvalid(clientsApi.listOfTenant, read)).toMatchObject({ status: 404 });
    const own = { params: { id_tenant: home }, query: { page: 'um' } };
    expect(await ceo.tryInvalid(clientsApi.listOfTenant, own)).toMatchObject({ status: 400 });
  });

  it('stores nothing of a refused change, and the use of its session all the same', async () => {
    const caller = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
    expect((await change(caller.token, '{"complemento":"Sala 1"}', newCnpj()))[0]).toBe(404);
    const stored = await server.inTenant(home, (db) =>
      db
        .select()
        .from(sessions)
        .where(eq(sessions.token_hash, hashToken(caller.token))),
    );
    expect(stored.map(({ lastSeenAt }) => lastSeenAt)).toEqual([server.clock.now().toISOString()]);
  });

  it('finds its session again after a long body', async () => {
    const seen = { complemento: 'x'.repeat(70_000) };
    await change(ceo.token, '{"complemento":"Sala 1"}');
    const sent = await statementsSent(() => change(ceo.token, JSON.stringify({ complemento: 'Sala 4', outro: seen })));
    expect(sent.filter((statement) => statement.startsWith('begin'))).toHaveLength(2);
    expect(sent.filter((statement) => statement.includes('running_session'))).toHaveLength(2);
  });

  it('begins no transaction while its body arrives', async () => {
    await change(ceo.token, '{"complemento":"Sala 2"}');
    const body = '{"complemento":"Sala 3"}';
    const head = [
      `POST /api/clients/update/${client} HTTP/1.1`,
      ...['host: casa.test', 'connection: close', `authorization: Bearer ${ceo.token}`],
      ...['content-type: application/json', `content-length: ${body.length}`],
    ];
    const socket = connect(listeningPort(server.app.server), '127.0.0.1');
    const replied = text(socket);
    const waiting = await statementsSent(async () => {
      const received = once(server.app.server, 'request');
      socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`);
      await received;
      // Another call gets through all its hooks meanwhile.
      await server.app.inject({ url: '/api/health' });
    });
    expect(waiting).toEqual([]);
    const sent = await statementsSent(async () => {
      socket.write(body.slice(5));
      expect(await replied).toContain('HTTP/1.1 200');
    });
    expect(sent.filter((statement) => statement.startsWith('begin'))).toHaveLength(1);
  });
});
