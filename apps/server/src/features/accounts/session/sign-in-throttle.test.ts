import { signInThrottle } from '@restitui/domain/accounts/session/sign-in-throttle.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addTenant,
  addUser,
  startTestServer,
  type TestServer,
  type TestUser,
  testPassword,
} from '../../../../test/harness.ts';

let server: TestServer;
let home: TenantId;
let offices = 0;

beforeAll(async () => {
  server = await startTestServer();
  await addTenant(server, { isProvider: true, title: 'Provedor', domain: 'provedor.test' });
  home = await addTenant(server, { title: 'Casa', domain: 'casa.test', hosts: ['casa.localhost'] });
});
afterAll(() => server.close());

const newOffice = () => `10.7.${offices++}.1`;
const minutes = (count: number) => count * 60_000;

async function post(path: string, payload: object, remoteAddress: string) {
  const headers = { host: 'casa.localhost' };
  const reply = await server.app.inject({ method: 'POST', url: `/api${path}`, headers, remoteAddress, payload });
  return reply.statusCode;
}
const login = (email: string, password: string, address: string) => post('/auth/login', { email, password }, address);
const request = (email: string, address: string) => post('/auth/forgot-password', { email }, address);

/** Makes calls in turn, and those that an address has to wait for at once: each is answered a second late. */
async function flood(count: number, call: (account: string) => Promise<number>): Promise<number[]> {
  const accounts = Array.from({ length: count }, (_, i) => `ninguem${i}@casa.test`);
  const statuses: number[] = [];
  for (const account of accounts.slice(0, signInThrottle.perAddress)) statuses.push(await call(account));
  return [...statuses, ...(await Promise.all(accounts.slice(signInThrottle.perAddress).map(call)))];
}

/** Sends failed sign-ins of as many unknown accounts. */
const floodSignIns = (address: string, count: number) => flood(count, (account) => login(account, 'errada', address));
const floodRequests = (address: string, count: number) => flood(count, (account) => request(account, address));

async function signedInAt(address: string): Promise<TestUser> {
  const user = await addUser(server, { id_tenant: home });
  expect(await login(user.email, testPassword, address)).toBe(200);
  return user;
}

describe('an office under 60 anonymous calls', () => {
  it.each([
    ['failed sign-ins', floodSignIns],
    ['password requests', floodRequests],
  ])('lets the accounts sign in that signed in there before: %s', async (_, sendFlood) => {
    const office = newOffice();
    const staff = [await signedInAt(office), await signedInAt(office)];
    server.clock.move(minutes(1));
    await sendFlood(office, 60);
    for (const { email } of staff) expect(await login(email, testPassword, office)).toBe(200);
  });

  it('lets a new colleague sign in', async () => {
    const office = newOffice();
    await signedInAt(office);
    await floodSignIns(office, 60);
    const colleague = await addUser(server, { id_tenant: home });
    expect(await login(colleague.email, testPassword, office)).toBe(200);
  });

  it('keeps password requests and sign-ins apart', async () => {
    const office = newOffice();
    await floodRequests(office, 60);
    const user = await addUser(server, { id_tenant: home });
    expect(await login(user.email, testPassword, office)).toBe(200);

    const other = newOffice();
    await floodSignIns(other, 60);
    expect(await request(user.email, other)).toBe(202);
  });

  it('refuses the flood itself at an address without sign-ins', async () => {
    for (const sendFlood of [floodSignIns, floodRequests]) {
      const statuses = await sendFlood(newOffice(), 52);
      expect(statuses.slice(50)).toEqual([429, 429]);
      expect(statuses.slice(0, 50)).not.toContain(429);
    }
  });
});

describe('guessing', () => {
  it('is refused after ten failures of an account at an address where it signed in before', async () => {
    const office = newOffice();
    const { email } = await signedInAt(office);
    server.clock.move(1000);
    for (let i = 0; i < 10; i++) expect(await login(email, 'errada', office)).toBe(401);
    expect(await login(email, testPassword, office)).toBe(429);
  });

  it('from many addresses never refuses the address that signed in before, and refuses new ones', async () => {
    const office = newOffice();
    const { email } = await signedInAt(office);
    const attackers = Array.from({ length: 10 }, newOffice);
    for (const address of attackers) for (let i = 0; i < 10; i++) await login(email, 'errada', address);
    expect(await login(email, testPassword, newOffice())).toBe(429);
    expect(await login(email, testPassword, office)).toBe(200);
  });
});

describe('a clock that jumps', () => {
  it.each([
    ['an hour ahead and back', minutes(60)],
    ['a year ahead and back', minutes(60 * 24 * 365)],
  ])('locks nobody out: %s', async (_, jump) => {
    const office = newOffice();
    const { email } = await addUser(server, { id_tenant: home });
    server.clock.move(jump);
    for (let i = 0; i < 10; i++) expect(await login(email, 'errada', office)).toBe(401);
    expect(await login(email, testPassword, office)).toBe(429);
    server.clock.move(-jump);
    expect(await login(email, testPassword, office)).toBe(200);
  });

  it('does not excuse guessing after a sign-in that was dated ahead', async () => {
    const office = newOffice();
    const { email } = await addUser(server, { id_tenant: home });
    server.clock.move(minutes(60));
    expect(await login(email, testPassword, office)).toBe(200);
    server.clock.move(-minutes(60));
    for (let i = 0; i < 10; i++) expect(await login(email, 'errada', office)).toBe(401);
    expect(await login(email, testPassword, office)).toBe(429);
  });
});
