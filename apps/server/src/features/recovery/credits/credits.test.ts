import { assessmentsApi } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { creditsApi } from '@restitui/domain/recovery/credits/credits.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addConsultancy, addOpenService, addPartnersClient } from '../../../../test/consultancy.ts';
import { addTestCredit } from '../../../../test/credits.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  newCnpj,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import { changes } from '../../insights/change-history/change-history.table.ts';

let server: TestServer;
let home: TenantId;
let analyst: TestUser;
let admin: Caller;
let partner: Caller;
let place: { id_client: string; id_product: string; id_apuracao: string };

beforeAll(async () => {
  server = await startTestServer();
  ({ home, analyst, admin } = await addConsultancy(server));
});
afterAll(() => server.close());

beforeEach(async () => {
  const { id_client, ...made } = await addPartnersClient(server, home);
  ({ partner } = made);
  place = await addOpenService(server, home, id_client);
});

const add = () => addTestCredit(server, { id_tenant: home, ...place });
const list = (caller: Caller) => caller.try(creditsApi.list, { params: { id_apuracao: place.id_apuracao } });
const rows = async () => (await admin.call(creditsApi.list, { params: { id_apuracao: place.id_apuracao } })).data;
const save = (caller: Caller, body: object) => caller.tryInvalid(creditsApi.save, { body });
const remove = (caller: Caller, id: string) => caller.try(creditsApi.remove, { params: { id } });
const close = () =>
  admin.call(assessmentsApi.setOpen, { params: { id: place.id_apuracao }, body: { isModifica: false } });
const changesOf = (id: string) =>
  server.inTenant(home, (db) => db.select().from(changes).where(eq(changes.id_entity, id)).orderBy(changes.field));

describe('POST /credits', { tags: ['W-521'] }, () => {
  it('returns 201 with an empty row at the commission of the client', { tags: ['C-45'] }, async () => {
    const reply = await admin.try(creditsApi.add, { body: place });
    expect(reply).toMatchObject({ status: 201, body: { data: { ...place, idTenant: home } } });
    expect(await rows()).toEqual([
      {
        ...place,
        id: expect.any(String),
        idTenant: home,
        anoCompetencia: null,
        mesCompetencia: null,
        pagoEm: null,
        pagamento: null,
        creditOrigin: 0,
        compensacao: 0,
        isPago: false,
        comissao_porcentagem: 12.5,
        mesRestituicao: null,
        createdDate: '2026-11-20T12:00:00.000Z',
        selic: 0,
        corrigido: 0,
        comissao: 0,
        saldo: 0,
        selic_percentual: '0.00',
        selic_ate: null,
        selic_faltantes: [],
      },
    ]);
  });

  it.each([
    [() => ({ id_product: 'outro' }), 400, 'assessment_of_other_product'],
    [() => ({ id_client: newCnpj() }), 400, 'assessment_of_other_product'],
    [() => ({ id_client: '123' }), 400, 'invalid_input'],
    [() => ({ id_apuracao: 'nenhuma' }), 404, 'assessment_not_found'],
  ])('is refused: %s', async (change, status, code) => {
    const reply = await admin.try(creditsApi.add, { body: { ...place, ...change() } });
    expect(reply).toMatchObject({ status, body: { code } });
    expect(await rows()).toEqual([]);
  });
});

describe('PUT /credits', { tags: ['W-522', 'W-476'] }, () => {
  it('computes the Selic correction, the balance and the commission, and ignores those sent by the caller (S1)', async () => {
    const id = await add();
    const reply = await save(admin, {
      ...{ id, anoCompetencia: 2025, mesCompetencia: 5, creditOrigin: 159.24, compensacao: 86.58 },
      ...{ isPago: true, comissao_porcentagem: 20, mesRestituicao: '092026' },
      ...{ selic: 1, comissao: 1, saldo: 1, corrigido: 1, idTenant: 'outra' },
    });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        data: {
          ...{ idTenant: home, anoCompetencia: 2025, mesCompetencia: 5, mesRestituicao: '09/2026' },
          ...{ selic: 27.34, corrigido: 186.58, saldo: 100, comissao: 17.32 },
          ...{ selic_percentual: '17.17', selic_ate: '09/2026', selic_faltantes: [] },
        },
      },
    });
    expect((await rows())[0]).toEqual((reply.body as { data?: unknown }).data);
  });

  it('runs Selic from the month after the entered payment (S2)', { tags: ['D-48'] }, async () => {
    const id = await add();
    await save(admin, { id, anoCompetencia: 2024, mesCompetencia: 2, creditOrigin: 159.24, isPago: true });
    await save(admin, { id, pagoEm: '2024-04-22', mesRestituicao: '092026' });
    expect((await rows())[0]).toMatchObject({ pagoEm: '2024-04-22', selic_percentual: '30.32', corrigido: 207.52 });
    await save(admin, { id, pagoEm: null });
    expect((await rows())[0]).toMatchObject({ pagoEm: null, selic_percentual: '31.21' });
  });

  it.each([
    ['2026-13-01', 'Data inválida'],
    ['2024-01-31', 'O pagamento não pode ser anterior à competência.'],
    ['2026-12-01', 'O pagamento ainda não chegou.'],
  ])('refuses the payment day %s', async (pagoEm, message) => {
    const id = await add();
    const reply = await save(admin, { id, anoCompetencia: 2024, mesCompetencia: 2, pagoEm });
    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: 'pagoEm', message }] } });
  });

  it('lists the months whose Selic is not yet published, without the 1% of the last month', async () => {
    const id = await add();
    await save(admin, { id, anoCompetencia: 2026, mesCompetencia: 5 });
    expect((await rows())[0]).toMatchObject({
      ...{ selic: 23.1, selic_percentual: '2.31', selic_ate: '08/2026' },
      selic_faltantes: ['09/2026', '10/2026'],
    });
  });

  it('stops the correction of a paid credit at the current month, and resumes it when it is pending again', async () => {
    const id = await add();
    await save(admin, { id, isPago: true });
    expect((await rows())[0]).toMatchObject({ isPago: true, mesRestituicao: '11/2026' });
    await save(admin, { id, isPago: false });
    expect((await rows())[0]).toMatchObject({ isPago: false, mesRestituicao: null });
  });

  it('records every changed field in the history', { tags: ['D-35'] }, async () => {
    const id = await add();
    await save(admin, { id, creditOrigin: 1_000, compensacao: 10, anoCompetencia: 2025 });
    expect(await changesOf(id)).toMatchObject([
      { entity: 'CREDITO', field: 'compensacao', from: 0, to: 10, id_client: place.id_client },
    ]);
  });

  it.each([
    [{ mesCompetencia: 13 }, 'mesCompetencia', 'Informe um mês de 01 a 12.'],
    [{ mesCompetencia: 0 }, 'mesCompetencia', 'Informe um mês de 01 a 12.'],
    [{ anoCompetencia: 25 }, 'anoCompetencia', 'Informe o ano da competência.'],
    [{ anoCompetencia: 2026, mesCompetencia: 12 }, 'mesCompetencia', 'A competência ainda não chegou.'],
    [{ creditOrigin: -1 }, 'creditOrigin', 'O valor não pode ser negativo.'],
    [{ creditOrigin: '10' }, 'creditOrigin', 'Por favor, insira um valor válido.'],
    [{ compensacao: 0.001 }, 'compensacao', 'Use no máximo 2 casas decimais.'],
    [{ comissao_porcentagem: 101 }, 'comissao_porcentagem', 'A comissão deve estar entre 0 e 100.'],
    [{ mesRestituicao: '13/2026' }, 'mesRestituicao', 'Mês inválido. Use MM/AAAA.'],
    [{ mesRestituicao: '04/2025' }, 'mesRestituicao', 'O mês de uso não pode ser anterior à competência.'],
    [{ mesRestituicao: '12/2026' }, 'mesRestituicao', 'O mês de uso ainda não chegou.'],
  ])('returns 400 with an error for the field: %j', async (change, path, message) => {
    const id = await add();
    const body = { code: 'invalid_input', issues: [{ path, message }] };
    expect(await save(admin, { id, ...change })).toMatchObject({ status: 400, body });
    expect((await rows())[0]).toMatchObject({ creditOrigin: 1_000, compensacao: 0 });
  });

  it('requires a tax month', async () => {
    const { data } = await admin.call(creditsApi.add, { body: place });
    const body = { issues: [{ path: 'mesCompetencia', message: 'Informe a competência.' }] };
    expect(await save(admin, { id: data.id, creditOrigin: 1 })).toMatchObject({ status: 400, body });
  });

  it('returns 409 with the current values after a concurrent change', async () => {
    const id = await add();
    await save(admin, { id, creditOrigin: 900, seen: { creditOrigin: 1_000 } });
    expect(await save(admin, { id, creditOrigin: 800, compensacao: 1, seen: { creditOrigin: 1_000 } })).toMatchObject({
      status: 409,
      body: { code: 'credit_changed', issues: [{ path: 'creditOrigin', message: 'Agora está: R$ 900,00' }] },
    });
    expect((await save(admin, { id, compensacao: 1, seen: { compensacao: 0 } })).status).toBe(200);
    expect((await rows())[0]).toMatchObject({ creditOrigin: 900, compensacao: 1 });
  });
});

describe('DELETE /credits/:id', { tags: ['W-524'] }, () => {
  it('hides the credit from all users and records the deletion', async () => {
    const id = await add();
    expect(await remove(admin, id)).toMatchObject({ status: 200, body: { data: { id } } });
    expect(await rows()).toEqual([]);
    expect((await remove(admin, id)).status).toBe(404);
    expect((await save(admin, { id, creditOrigin: 1 })).status).toBe(404);
    expect(await changesOf(id)).toContainEqual(
      expect.objectContaining({ field: 'creditOrigin', from: 1_000, to: null }),
    );
  });
});

describe('credit permissions', () => {
  it('let everyone who may open the client read, and a USUARIO change nothing', {
    tags: ['W-523', 'C-94', 'W-174'],
  }, async () => {
    const id = await add();
    expect((await list(partner)).status).toBe(200);
    const denied = { status: 403, body: { code: 'credit_edit_denied' } };
    expect(await partner.try(creditsApi.add, { body: place })).toMatchObject(denied);
    expect(await save(partner, { id, creditOrigin: 1 })).toMatchObject(denied);
    expect(await remove(partner, id)).toMatchObject(denied);
    const stranger = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'PARCEIRO' }));
    expect(await list(stranger)).toMatchObject({ status: 403, body: { code: 'client_denied' } });
  });

  it('allow reading but no change in a closed assessment', { tags: ['W-173'] }, async () => {
    const id = await add();
    await close();
    const closed = { status: 409, body: { code: 'assessment_closed' } };
    expect(await admin.try(creditsApi.add, { body: place })).toMatchObject(closed);
    expect(await save(admin, { id, creditOrigin: 1 })).toMatchObject(closed);
    expect(await remove(admin, id)).toMatchObject(closed);
    expect(await rows()).toHaveLength(1);
  });

  it('return 404 for another tenant', async () => {
    const id = await add();
    const elsewhere = await as(server, analyst, await addTenant(server));
    expect((await list(elsewhere)).status).toBe(404);
    expect((await elsewhere.try(creditsApi.add, { body: place })).status).toBe(404);
    expect((await save(elsewhere, { id, creditOrigin: 1 })).status).toBe(404);
    expect((await remove(elsewhere, id)).status).toBe(404);
  });
});

describe('summary of an assessment with credits', { tags: ['C-11'] }, () => {
  const figures = async () => {
    const { data } = await partner.call(assessmentsApi.resume, { params: { id: place.id_apuracao } });
    return Object.fromEntries(data.map(({ typeValue, value }) => [typeValue, value]));
  };

  beforeEach(async () => {
    const body = { ...place, typeServico: 'PIS_COFINS_MONOFASICO_PARA_SN' as const };
    place.id_apuracao = (await admin.call(assessmentsApi.create, { body })).data.id;
  });

  it('follows credits that are added, changed and deleted', async () => {
    const { data } = await admin.call(creditsApi.add, { body: place });
    expect(await figures()).toEqual({ CREDITO_APURADO: 0, VALOR_REST: 0, DEBITO: 0, SALDO: 0 });
    await save(admin, { id: data.id, anoCompetencia: 2026, mesCompetencia: 5, creditOrigin: 1_000, compensacao: 600 });
    expect(await figures()).toMatchObject({ CREDITO: 1_023.1, VALOR_REST: 600, SALDO: 423.1 });
    await remove(admin, data.id);
    expect(await figures()).toEqual({ CREDITO_APURADO: 0, VALOR_REST: 0, DEBITO: 0, SALDO: 0 });
  });

  it('keeps a typed value next to the computed one', async () => {
    const { data } = await admin.call(creditsApi.add, { body: place });
    const resume = (await admin.call(assessmentsApi.resume, { params: { id: place.id_apuracao } })).data;
    const id = resume.find(({ typeValue }) => typeValue === 'VALOR_REST')?.id ?? '';
    await admin.call(assessmentsApi.updateResume, { body: { id, value: 500 } });
    await save(admin, { id: data.id, anoCompetencia: 2026, mesCompetencia: 5, creditOrigin: 1_000, compensacao: 600 });
    const after = (await admin.call(assessmentsApi.resume, { params: { id: place.id_apuracao } })).data;
    expect(after.find((figure) => figure.id === id)).toMatchObject({ value: 500, calculado: 600 });
    expect(await figures()).toMatchObject({ SALDO: 523.1 });
  });
});
