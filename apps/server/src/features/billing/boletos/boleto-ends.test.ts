import { boletosApi as api } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { alertsApi } from '@restitui/domain/insights/alerts/alerts.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addBoletoIssuer, boletoBody, checkBoletos, codeOf, issuedBoleto } from '../../../../test/boletos.ts';
import { type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { sweepAlerts } from '../../insights/alerts/jobs/sweep-alerts.ts';
import { putBoletoNotice } from './boleto-notices.repository.ts';
import { pollBoletos } from './jobs/poll-boletos.ts';
import { hashNoticeToken } from './notice-token.rules.ts';

const day = 24 * 60 * 60_000;
const tokenOfNotice = 'aviso-desta-empresa';

let server: TestServer;
let home: TenantId;
let ceo: Caller;

beforeEach(async () => {
  server = await startTestServer();
  ({ home, ceo } = await addBoletoIssuer(server));
});
afterEach(() => server.close());

const read = async (id: string) => (await ceo.call(api.read, { params: { id } })).data;
const pay = (id: string) => ceo.try(api.pay, { params: { id }, body: {} });

describe('payment of a boleto', { tags: ['W-436'] }, () => {
  it('makes it PAGO by slip and PIX by Pix, and cannot be repeated', async () => {
    const [first, second] = [await issuedBoleto(server, ceo), await issuedBoleto(server, ceo)];
    expect(await pay(first.id)).toMatchObject({
      status: 200,
      body: { data: { status: 'PAGO', valorRecebido: 1234.56 } },
    });
    const byPix = await ceo.call(api.pay, { params: { id: second.id }, body: { origemRecebimento: 'PIX' } });
    expect(byPix.data).toMatchObject({ status: 'PIX', situacao: 'RECEBIDO' });
    expect(await codeOf(pay(first.id))).toEqual([409, 'boleto_closed']);
    expect((await read(first.id)).pagavelAqui).toBe(false);
  });

  it('is booked once, however often and by whichever way the bank reports it', { tags: ['D-21'] }, async () => {
    await server.inTenant(home, (db) =>
      putBoletoNotice(db, { id_tenant: home, token_hash: hashNoticeToken(tokenOfNotice), createdDate: '2026-11-20' }),
    );
    const boleto = await issuedBoleto(server, ceo);
    const codigoSolicitacao = boleto.codigoSolicitacao ?? '';
    const { platform } = server;
    const account = { id_tenant: home, nome: '', cidade: '', credentials: null };
    await platform.boletos.pay?.(account, codigoSolicitacao, 'BOLETO');
    const notice = [{ codigoSolicitacao, situacao: 'RECEBIDO', valorTotalRecebido: '999999.00' }];
    const nobody = { params: { token: tokenOfNotice }, body: [...notice, ...notice] };
    for (let i = 0; i < 3; i++) expect((await ceo.try(api.receiveNotice, nobody)).status).toBe(200);
    expect(server.toCheck).toHaveLength(3);
    await Promise.all([
      checkBoletos(server),
      checkBoletos(server),
      pollBoletos({ platform, inTenant: server.inTenant }, home),
      ceo.call(api.refresh, { params: { id: boleto.id } }),
      ceo.call(api.refresh, { params: { id: boleto.id } }),
    ]);
    const { eventos, ...after } = await read(boleto.id);
    expect(after).toMatchObject({ status: 'PAGO', valorRecebido: 1234.56 });
    expect(eventos.filter(({ situacao }) => situacao === 'RECEBIDO')).toHaveLength(1);
  });

  it('is not booked from the content of a notice, whose address cannot be guessed', async () => {
    await server.inTenant(home, (db) =>
      putBoletoNotice(db, { id_tenant: home, token_hash: hashNoticeToken(tokenOfNotice), createdDate: '2026-11-20' }),
    );
    const { id, codigoSolicitacao } = await issuedBoleto(server, ceo);
    const body = [{ codigoSolicitacao: codigoSolicitacao ?? '', situacao: 'RECEBIDO' }, { codigoSolicitacao: 'x' }];
    const reply = await ceo.call(api.receiveNotice, { params: { token: tokenOfNotice }, body });
    expect(reply.data.recebidos).toBe(1);
    expect(await checkBoletos(server)).toEqual([]);
    expect(await read(id)).toMatchObject({ status: 'COBRANCA', valorRecebido: null });
    const guessed = ceo.try(api.receiveNotice, { params: { token: 'outro' }, body });
    expect(await codeOf(guessed)).toEqual([404, 'boleto_notice_unknown']);
    for (let i = 0; i < 130; i++) await ceo.try(api.receiveNotice, { params: { token: 'outro' }, body: [] });
    expect(await codeOf(ceo.try(api.receiveNotice, { params: { token: tokenOfNotice }, body }))).toEqual([
      429,
      'too_many_notices',
    ]);
  });
});

describe('end of a boleto without payment', { tags: ['W-436'] }, () => {
  it('requires a reason to cancel, and cancels once', async () => {
    const { id } = await issuedBoleto(server, ceo);
    const cancel = (motivoCancelamento: string) =>
      ceo.try(api.cancel, { params: { id }, body: { motivoCancelamento } });
    expect(await codeOf(cancel(' '))).toEqual([400, 'invalid_input']);
    server.clock.move(1);
    expect(await cancel('Cobrado em duplicidade')).toMatchObject({
      status: 200,
      body: { data: { status: 'CANCELADO', motivoCancelamento: 'Cobrado em duplicidade' } },
    });
    expect(await codeOf(cancel('De novo'))).toEqual([409, 'boleto_closed']);
    expect((await read(id)).eventos.map(({ situacao }) => situacao)).toEqual([
      'EM_PROCESSAMENTO',
      'A_RECEBER',
      'CANCELADO',
    ]);
  });

  it('makes the old boleto SUBSTITUIDO when it is replaced by a new one', async () => {
    const old = await issuedBoleto(server, ceo);
    const body = boletoBody({ valorNominal: 900 });
    const { data: next } = await ceo.call(api.replace, { params: { id: old.id }, body });
    expect(next.valorNominal).toBe(900);
    expect(await read(old.id)).toMatchObject({ status: 'SUBSTITUIDO', situacao: 'CANCELADO', id_substituto: next.id });
    expect(await codeOf(ceo.try(api.replace, { params: { id: old.id }, body: boletoBody() }))).toEqual([
      409,
      'boleto_closed',
    ]);
  });

  it('makes an overdue boleto INADIMPLENTE and raises an alert, which payment clears', { tags: ['D-27'] }, async () => {
    const boleto = await issuedBoleto(server, ceo);
    const cancelled = await issuedBoleto(server, ceo);
    server.clock.move(32 * day);
    const { inTenant } = server;
    const alertsOf = async (tab: 'unread' | 'resolved') =>
      (await ceo.call(alertsApi.list, { query: { tab } })).data.map(({ kind, message }) => [kind, message]);
    await inTenant(home, (db) => sweepAlerts(db, home, server.clock.now()));
    await pollBoletos({ platform: server.platform, inTenant }, home);
    expect(await read(boleto.id)).toMatchObject({ status: 'INADIMPLENTE', situacao: 'ATRASADO' });
    const words = ({ seuNumero }: typeof boleto) => [
      'BOLETO_VENCIDO',
      `O boleto ${seuNumero}, de R$ 1.234,56, venceu em 20/12/2026 e não foi pago.`,
    ];
    const both = await alertsOf('unread');
    expect(both).toHaveLength(2);
    expect(both).toEqual(expect.arrayContaining([words(boleto), words(cancelled)]));
    await pay(boleto.id);
    await ceo.call(api.cancel, { params: { id: cancelled.id }, body: { motivoCancelamento: 'Acordo' } });
    expect(await alertsOf('unread')).toEqual([]);
    expect(await alertsOf('resolved')).toHaveLength(2);
    await inTenant(home, (db) => sweepAlerts(db, home, server.clock.now()));
    expect(await alertsOf('unread')).toEqual([]);
  });

  it('makes a boleto CANCELADO when it passes its limit', async () => {
    const { id } = await issuedBoleto(server, ceo);
    server.clock.move(70 * day);
    await pollBoletos({ platform: server.platform, inTenant: server.inTenant }, home);
    expect(await read(id)).toMatchObject({ status: 'CANCELADO', situacao: 'EXPIRADO' });
  });
});
