import { toDay } from '@restitui/brazil/day.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chargeOrder, testAccount } from '../../test/bank-charges.ts';
import { bankPems } from '../../test/bank-pems.ts';
import { startInterBank } from '../../test/inter-bank.ts';
import { manualClock } from '../../test/manual-clock.ts';
import type { BankAccount } from './bank-boletos.ts';
import { ExternalServiceError } from './get-json.ts';
import { interBankBoletos } from './inter-bank-boletos.ts';
import { fieldOfProperty, messageLines } from './inter-responses.ts';

let bank: Awaited<ReturnType<typeof startInterBank>>;
let clock: ReturnType<typeof manualClock>;

beforeAll(async () => {
  bank = await startInterBank();
});
afterAll(() => bank.close());
beforeEach(() => {
  clock = manualClock();
  bank.reset();
});

const withCredentials = (values: object): BankAccount => ({
  ...testAccount,
  credentials: { ...(testAccount.credentials as NonNullable<BankAccount['credentials']>), ...values },
});

const inter = (milliseconds = 5000) =>
  interBankBoletos({ url: bank.state.url, clock, ca: bankPems.certificate, milliseconds });

describe('Banco Inter', () => {
  const paths = () => bank.state.requests.map(({ method, path }) => `${method} ${path}`);

  it('receives the charge in its own format', async () => {
    const rates = { codigoMulta: 'PERCENTUAL', taxaMulta: 2, codigoMora: 'VALORDIA', taxaMora: 1.5 } as const;
    await inter().issue(testAccount, chargeOrder({ ...rates, mensagem: 'Honorários de novembro' }));
    const sent = bank.state.requests.at(-1);
    expect(sent?.headers).toMatchObject({ 'x-conta-corrente': '12345678', 'content-type': 'application/json' });
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      seuNumero: 'FAT-1',
      valorNominal: 1234.56,
      dataVencimento: '2026-12-20',
      numDiasAgenda: 30,
      pagador: {
        cpfCnpj: '11222333000181',
        tipoPessoa: 'JURIDICA',
        nome: 'Padaria São João Ltda',
        endereco: 'Rua 10',
        numero: '20',
        bairro: 'Centro',
        cidade: 'Goiânia',
        uf: 'GO',
        cep: '74000123',
        email: 'contas@padaria.test',
        ddd: '62',
        telefone: '999990000',
      },
      multa: { codigo: 'PERCENTUAL', taxa: 2 },
      mora: { codigo: 'VALORDIA', valor: 1.5 },
      mensagem: { linha1: 'Honorários de novembro' },
      formasRecebimento: ['BOLETO', 'PIX'],
    });
  });

  it('is asked for one token, which is used until a minute before it expires', async () => {
    const boletos = inter();
    await Promise.all([
      boletos.issue(testAccount, chargeOrder()),
      boletos.issue(testAccount, chargeOrder({ seuNumero: 'B' })),
    ]);
    const tokens = () => paths().filter((path) => path === 'POST /oauth/v2/token').length;
    expect(tokens()).toBe(1);
    expect(new URLSearchParams(bank.state.requests[0]?.body).get('scope')).toBe(
      'boleto-cobranca.read boleto-cobranca.write',
    );
    clock.move(3539 * 1000);
    await boletos.registerNotices(testAccount, 'https://casa.test/aviso');
    expect([tokens(), bank.state.webhookUrl]).toEqual([1, 'https://casa.test/aviso']);
    clock.move(2 * 1000);
    await boletos.registerNotices(testAccount, 'https://casa.test/aviso');
    expect(tokens()).toBe(2);
  });

  it('is asked for another token when it rejects the current one', async () => {
    const boletos = inter();
    const codigo = await boletos.issue(testAccount, chargeOrder());
    bank.state.tokens.clear();
    expect((await boletos.find(testAccount, codigo)).codigoSolicitacao).toBe(codigo);
  });

  it('returns its own PDF, decoded from base64', async () => {
    const boletos = inter();
    const codigo = await boletos.issue(testAccount, chargeOrder());
    expect((await boletos.pdf(testAccount, codigo))?.toString()).toBe('%PDF-1.4 do banco');
  });

  it('returns its lists page by page', async () => {
    bank.state.pageSize = 2;
    const boletos = inter();
    for (let i = 0; i < 5; i++) await boletos.issue(testAccount, chargeOrder({ seuNumero: `N${i}` }));
    const all = await boletos.list(testAccount, { de: toDay('2026-12-20'), ate: toDay('2026-12-20') });
    expect(all).toHaveLength(5);
  });

  it('names the field that it refuses', async () => {
    const refused = inter().issue(testAccount, chargeOrder({ cep: '' }));
    await expect(refused).rejects.toMatchObject({
      kind: 'refused',
      message: 'Há campos inválidos.',
      issues: [{ path: 'cep', message: 'não deve ser nulo' }],
    });
  });

  it.each<[string, BankAccount, string]>([
    ['a wrong secret', withCredentials({ cliente_secret: 'outro' }), 'denied'],
    ['no credentials', { ...testAccount, credentials: null }, 'denied'],
    ['no certificate', withCredentials({ chaveKey: '', certificado: '' }), 'denied'],
  ])('rejects %s', async (_, who, kind) => {
    await expect(inter().check(who)).rejects.toMatchObject({ kind });
  });

  it.each<[string, Parameters<typeof inter>[0], (typeof bank.state.overrides)[string], object]>([
    ['is asked too often', undefined, (reply) => reply.writeHead(429).end(), { kind: 'busy' }],
    ['is out of order', undefined, (reply) => reply.writeHead(503).end('<html>'), { timedOut: false }],
    ['hangs up', undefined, (reply) => reply.destroy(), { timedOut: false }],
    ['is silent', 200, () => {}, { timedOut: true }],
    ['answers with no token', undefined, (reply) => reply.writeHead(200).end('{}'), { timedOut: false }],
  ])('refuses a charge that %s', async (_, milliseconds, answer, failure) => {
    bank.state.overrides['POST /oauth/v2/token'] = answer;
    await expect(inter(milliseconds).check(testAccount)).rejects.toMatchObject(failure);
  });

  it('is left alone for a minute after a 429, while other accounts go on', async () => {
    const boletos = inter();
    bank.state.overrides['POST /oauth/v2/token'] = (reply) => reply.writeHead(429).end();
    await expect(boletos.check(testAccount)).rejects.toMatchObject({ kind: 'busy' });
    bank.state.overrides = {};
    const before = bank.state.requests.length;
    await expect(boletos.check(testAccount)).rejects.toMatchObject({ kind: 'busy' });
    expect(bank.state.requests.length).toBe(before);
    await expect(boletos.check(withCredentials({ client_id: 'outra' }))).resolves.toBeUndefined();
    clock.move(60 * 1000);
    await expect(boletos.check(testAccount)).resolves.toBeUndefined();
  });

  it.each(['{"cobranca":{"codigoSolicitacao":"x","situacao":"OUTRA"}}', '{}', '', 'texto'])(
    'fails for a response without a state (%s)',
    async (body) => {
      bank.state.overrides['GET /cobranca'] = (reply) => reply.writeHead(200).end(body);
      await expect(inter().find(testAccount, 'x')).rejects.toThrow(ExternalServiceError);
    },
  );

  it('has no secrets in its error messages', async () => {
    const failure = await inter()
      .check(withCredentials({ cliente_secret: 'muito-secreto' }))
      .catch((error: Error) => error);
    expect(`${(failure as Error).stack}${JSON.stringify(failure)}`).not.toMatch(/muito-secreto|PRIVATE KEY/);
  });

  it.each([
    ['emitirCobranca.pagador.cep', 'cep'],
    ['emitirCobranca.multa.taxa', 'taxaMulta'],
    ['multa.codigo', 'codigoMulta'],
    ['emitirCobranca.mora.valor', 'taxaMora'],
    ['emitirCobranca.numDiasAgenda', 'dataLimite'],
    ['emitirCobranca.mensagem.linha2', 'mensagem'],
    ['pagador.ddd', 'telefone'],
    ['emitirCobranca.valorNominal', 'valorNominal'],
  ])('means by %s the field %s', (property, field) => {
    expect(fieldOfProperty(property)).toBe(field);
  });

  it('receives a message in lines of 78 characters, split between words', () => {
    const lines = Object.values(messageLines('palavra '.repeat(30)));
    expect(lines.every((line) => line.length <= 78)).toBe(true);
    expect(lines.join(' ')).toBe('palavra '.repeat(30).trim());
    expect(messageLines('')).toEqual({});
  });
});

it('fails with ExternalServiceError when it cannot be reached', async () => {
  const gone = interBankBoletos({ url: 'https://127.0.0.1:9', clock, milliseconds: 500 });
  await expect(gone.check(testAccount)).rejects.toThrow(ExternalServiceError);
});
