import { randomBytes } from 'node:crypto';
import type { SessionKind } from '@restitui/domain/wire/endpoint.ts';
import { securitySettings } from '../../src/features/tenancy/security-settings/security-settings.table.ts';
import { addTenant, addUser, as, type NewUser, startTestServer, type TestServer, type TestUser } from '../harness.ts';
import { addOwner, asClient } from '../owners.ts';
import { addTenantFixture, type TenantFixture } from '../tenant-fixture.ts';
import type { Choices } from './choices.ts';

/** Who makes a call. */
export interface FuzzCaller {
  name: string;
  token?: string | undefined;
  /** Tenant in the header. */
  tenant?: string | undefined;
}

const roles: Pick<NewUser, 'typeUser' | 'typeCargo'>[] = [
  { typeUser: 'ADMIN', typeCargo: 'CEO' },
  { typeUser: 'ADMIN', typeCargo: 'ANALISTA' },
  { typeUser: 'USUARIO', typeCargo: 'CEO' },
  { typeUser: 'USUARIO', typeCargo: 'PARCEIRO' },
];

/** The server, the records and the sessions that the calls use. */
export interface FuzzGround {
  server: TestServer;
  fixture: TenantFixture;
  callers: FuzzCaller[];
  /** Replaces records and sessions, which the calls use up. */
  renew: () => Promise<void>;
  /** Replaces a session that a call ended. */
  replace: (caller: FuzzCaller) => Promise<void>;
  /** Takes back the settings by which a call asked every session for a further step. */
  relax: () => Promise<void>;
}

export async function openFuzzGround(): Promise<FuzzGround> {
  const server = await startTestServer({ writesRandomTexts: true });
  const provider = await addTenant(server, { isProvider: true });
  const analyst = () => addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO' });
  const renewed = async (people: TestUser, count: number) => {
    const fixture = await addTenantFixture(server, people, `BLOCO ${count}`);
    return { fixture, callers: await callersOf(server, provider, fixture) };
  };
  let blocks = 0;
  const ground: FuzzGround = {
    server,
    ...(await renewed(await analyst(), blocks)),
    async renew() {
      await ground.relax();
      Object.assign(ground, await renewed(await analyst(), ++blocks));
      for (const list of [server.enqueued, server.toDeliver, server.toCheck, server.sent]) list.length = 0;
    },
    async relax() {
      const relaxed = { second_factor_required: false, reauthentication: false };
      for (const tenant of [provider, ground.fixture.id_tenant]) {
        await server.inTenant(tenant, (db) => db.update(securitySettings).set(relaxed));
      }
    },
    async replace(caller) {
      const fresh = await callersOf(server, provider, ground.fixture);
      Object.assign(
        caller,
        fresh.find(({ name }) => name === caller.name),
      );
    },
  };
  return ground;
}

async function callersOf(server: TestServer, provider: NewUser['id_tenant'], fixture: TenantFixture) {
  const callers: FuzzCaller[] = [
    { name: 'visitor' },
    { name: 'stranger', token: randomBytes(32).toString('base64url') },
  ];
  for (const role of roles) {
    const isAdmin = role.typeUser === 'ADMIN';
    const permissions = { permission_product: true, update_user_client: true, pis_cofins_monofasico_para_sn: true };
    const id_tenant = isAdmin ? provider : fixture.id_tenant;
    const { token } = await as(server, await addUser(server, { ...role, id_tenant, permissions }));
    const name = `${role.typeUser} ${role.typeCargo}`;
    callers.push({ name, token, tenant: isAdmin ? fixture.id_tenant : undefined });
    if (isAdmin) callers.push({ name: `${name} of no tenant`, token });
  }
  const owner = await addOwner(server, { id_tenant: fixture.id_tenant });
  callers.push({ name: 'client', token: (await asClient(server, owner)).token });
  return callers;
}

/** Chooses a caller: mostly one that the endpoint takes. */
export function chooseCaller(
  callers: readonly FuzzCaller[],
  session: SessionKind = 'staff',
  choices: Choices,
): FuzzCaller {
  const staff = callers.filter(({ name }) => /^(ADMIN|USUARIO)/.test(name));
  const fitting: Record<SessionKind, readonly FuzzCaller[]> = {
    staff,
    client: callers.filter(({ name }) => name === 'client'),
    any: callers.filter(({ token, name }) => token && name !== 'stranger'),
    public: callers.filter(({ name }) => name === 'visitor'),
    open: callers,
  };
  return choices.pick(choices.chance(0.85) ? fitting[session] : callers);
}
