import { parseBarcode, parseBoletoLine } from '@restitui/brazil/boleto-number.ts';
import type { Day } from '@restitui/brazil/day.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { bankPems } from '../../test/bank-pems.ts';
import { startInterBank } from '../../test/inter-bank.ts';
import { testPems } from '../../test/pems.ts';
import type { BankAccount, BankBoletos, ChargeOrder } from './bank-boletos.ts';
import { OutsideFailure } from './get-json.ts';
import { fieldOfProperty, messageLines } from './inter-answers.ts';
import { interBankBoletos } from './inter-bank-boletos.ts';
import { type LocalCharge, type LocalCharges, localBankBoletos } from './local-bank-boletos.ts';
import { openBankBoletos } from './open-bank-boletos.ts';

let bank: Awaited<ReturnType<typeof startInterBank>>;
let now = Date.parse('2026-11-20T12:00:00Z');
const clock = { now: () => new Date(now) };
const second = 1000;

beforeAll(async () => {
  bank = await startInterBank();
});
afterAll(() => bank.close());
beforeEach(() => {
  now = Date.parse('2026-11-20T12:00:00Z');
  Object.assign(bank.state, { instead: {}, expiresIn: 3600, pageSize: 100 });
  bank.state.asked.length = 0;
  bank.charges.clear();
});

const account: BankAccount = {
  id_tenant: '20000000000107' as TenantId,
  nome: 'Meridiano Consultoria',
  cidade: 'Curitiba',
  credentials: {
    client_id: 'a1b2',
    cliente_secret: 'segredo',
    x_conta_corrente: '1234567-8',
    chaveKey: testPems.key,
    certificado: testPems.certificate,
  },
};
const withCredentials = (values: object): BankAccount => ({
  ...account,
  credentials: { ...(account.credentials as NonNullable<BankAccount['credentials']>), ...values },
});

const order = (values: Partial<ChargeOrder> = {}): ChargeOrder => ({
  nome: 'Padaria São João Ltda',
  cpfCnpj: '11222333000181',
  tipoPessoa: 'JURIDICA',
  email: 'contas@padaria.test',
  telefone: '62999990000',
  cep: '74000123',
  endereco: 'Rua 10',
  numero: '20',
  complemento: '',
  bairro: 'Centro',
  cidade: 'Goiânia',
  uf: 'GO',
  valorNominal: 1234.56,
  dataEmissao: '2026-11-20' as Day,
  dataVencimento: '2026-12-20' as Day,
  dataLimite: '2027-01-19' as Day,
  seuNumero: 'FAT-1',
  mensagem: '',
  codigoMulta: 'NAOTEMMULTA',
  taxaMulta: 0,
  dataMulta: null,
  codigoMora: 'ISENTO',
  taxaMora: 0,
  dataMora: null,
  ...values,
});

function memory(): LocalCharges {
  const kept = new Map<string, LocalCharge>();
  return {
    add: async (_, charge) => void kept.set(charge.codigoSolicitacao, charge),
    find: async (_, codigo) => kept.get(codigo),
    list: async () => [...kept.values()],
    change: async (_, codigo, change) => {
      const charge = kept.get(codigo);
      if (charge) kept.set(codigo, change(charge));
      return kept.get(codigo);
    },
  };
}

interface Stage {
  boletos: BankBoletos;
  settle: () => void;
  pay: (codigo: string, origem: 'BOLETO' | 'PIX') => Promise<void> | void;
  giveBack: (codigo: string) => Promise<void> | void;
}

const inter = (milliseconds = 5000) =>
  interBankBoletos({ url: bank.state.url, clock, ca: bankPems.certificate, milliseconds });

/** What every bank does. */
const contract: [name: string, open: () => Stage][] = [
  [
    'the local bank',
    () => {
      const boletos = localBankBoletos(memory(), clock);
      const settle = () => {
        now += 2 * second;
      };
      return {
        boletos,
        settle,
        pay: (codigo, origem) => boletos.pay(account, codigo, origem),
        giveBack: (codigo) => boletos.giveBack(account, codigo),
      };
    },
  ],
  [
    'Banco Inter',
    () => ({
      boletos: inter(),
      settle: bank.settle,
      pay: (codigo, origem) => bank.pay(codigo, origem, 1234.56),
      giveBack: bank.giveBack,
    }),
  ],
];

describe.each(contract)('D-21 a boleto at %s', (_, open) => {
  it('is in process at first, and then has valid numbers and Pix', async () => {
    const { boletos, settle } = open();
    await boletos.check(account);
    const codigo = await boletos.issue(account, order());
    expect(await boletos.find(account, codigo)).toMatchObject({
      codigoSolicitacao: codigo,
      seuNumero: 'FAT-1',
      situacao: 'EM_PROCESSAMENTO',
      linhaDigitavel: null,
      valorRecebido: null,
    });
    settle();
    const made = await boletos.find(account, codigo);
    expect(made.situacao).toBe('A_RECEBER');
    expect(parseBarcode(made.codigoBarras ?? '')).toBe(parseBoletoLine(made.linhaDigitavel ?? ''));
    expect(made.linhaDigitavel).toMatch(/16660000123456$/);
    expect(made.pixCopiaECola).toMatch(/^000201/);
  });

  it.each(['BOLETO', 'PIX'] as const)(
    'is received by %s, and then neither paid nor cancelled again',
    async (origem) => {
      const { boletos, settle, pay } = open();
      const codigo = await boletos.issue(account, order());
      settle();
      await pay(codigo, origem);
      const paid = { situacao: 'RECEBIDO', valorRecebido: 1234.56, origemRecebimento: origem };
      expect(await boletos.find(account, codigo)).toMatchObject(paid);
      await expect(boletos.cancel(account, codigo, 'Tarde')).rejects.toMatchObject({ kind: 'refused' });
      expect(await boletos.find(account, codigo)).toMatchObject(paid);
    },
  );

  it('whose payment was given back is received no more, and has brought nothing', async () => {
    const { boletos, settle, pay, giveBack } = open();
    const codigo = await boletos.issue(account, order());
    settle();
    await pay(codigo, 'PIX');
    await giveBack(codigo);
    const given = { situacao: 'CANCELADO', valorRecebido: null, origemRecebimento: null };
    expect(await boletos.find(account, codigo)).toMatchObject(given);
  });

  it('is cancelled once', async () => {
    const { boletos, settle } = open();
    const codigo = await boletos.issue(account, order());
    settle();
    await boletos.cancel(account, codigo, 'Cobrado em duplicidade');
    expect((await boletos.find(account, codigo)).situacao).toBe('CANCELADO');
    await expect(boletos.cancel(account, codigo, 'De novo')).rejects.toMatchObject({ kind: 'refused' });
  });

  it('is found by its number among those of its due date', async () => {
    const { boletos, settle } = open();
    const period = { de: '2026-12-01' as Day, ate: '2026-12-31' as Day };
    for (const seuNumero of ['FAT-1', 'FAT-11', 'FAT-2']) await boletos.issue(account, order({ seuNumero }));
    await boletos.issue(account, order({ seuNumero: 'FAT-3', dataVencimento: '2027-01-05' as Day }));
    settle();
    const numbers = async (filter: object) =>
      (await boletos.list(account, { ...period, ...filter })).map(({ seuNumero }) => seuNumero);
    expect((await numbers({})).sort()).toEqual(['FAT-1', 'FAT-11', 'FAT-2']);
    expect(await numbers({ seuNumero: 'FAT-1' })).toEqual(['FAT-1']);
    expect(await numbers({ seuNumero: 'FAT-9' })).toEqual([]);
  });

  it('that nobody made is unknown', async () => {
    const { boletos } = open();
    for (const ask of [boletos.find, boletos.pdf]) {
      await expect(ask(account, 'nenhum')).rejects.toMatchObject({ kind: 'unknown' });
    }
    await expect(boletos.cancel(account, 'nenhum', 'x')).rejects.toMatchObject({ kind: 'unknown' });
  });

  it('has its notices registered', async () => {
    await expect(open().boletos.registerNotices(account, 'https://casa.test/aviso/x')).resolves.toBeUndefined();
  });
});

describe('the local bank', () => {
  it('moves with the days: late after a weekend, expired after the limit', async () => {
    const boletos = localBankBoletos(memory(), clock);
    const codigo = await boletos.issue(account, order());
    const stands = async (at: string) => {
      now = Date.parse(`${at}T15:00:00Z`);
      return (await boletos.find(account, codigo)).situacao;
    };
    // 20/12/2026 is a Sunday.
    expect(await stands('2026-12-21')).toBe('A_RECEBER');
    expect(await stands('2026-12-22')).toBe('ATRASADO');
    expect(await stands('2027-01-19')).toBe('ATRASADO');
    expect(await stands('2027-01-20')).toBe('EXPIRADO');
    await expect(boletos.pay(account, codigo, 'PIX')).rejects.toMatchObject({ kind: 'refused' });
  });

  it('stands in where no bank is configured, and only there', () => {
    expect(openBankBoletos(undefined, memory(), clock).banco).toBe('LOCAL');
    expect(openBankBoletos(bank.state.url, memory(), clock).banco).toBe('INTER');
  });
});

describe('Banco Inter', () => {
  const paths = () => bank.state.asked.map(({ method, path }) => `${method} ${path}`);

  it('is sent the charge in its words', async () => {
    const rates = { codigoMulta: 'PERCENTUAL', taxaMulta: 2, codigoMora: 'VALORDIA', taxaMora: 1.5 } as const;
    await inter().issue(account, order({ ...rates, mensagem: 'Honorários de novembro' }));
    const sent = bank.state.asked.at(-1);
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

  it('gives one token for many calls, until a minute before its end', async () => {
    const boletos = inter();
    await Promise.all([boletos.issue(account, order()), boletos.issue(account, order({ seuNumero: 'B' }))]);
    const tokens = () => paths().filter((path) => path === 'POST /oauth/v2/token').length;
    expect(tokens()).toBe(1);
    expect(new URLSearchParams(bank.state.asked[0]?.body).get('scope')).toBe(
      'boleto-cobranca.read boleto-cobranca.write',
    );
    now += 3539 * second;
    await boletos.registerNotices(account, 'https://casa.test/aviso');
    expect([tokens(), bank.state.webhookUrl]).toEqual([1, 'https://casa.test/aviso']);
    now += 2 * second;
    await boletos.registerNotices(account, 'https://casa.test/aviso');
    expect(tokens()).toBe(2);
  });

  it('is asked for another token when it no longer takes the one that it gave', async () => {
    const boletos = inter();
    const codigo = await boletos.issue(account, order());
    bank.state.tokens.clear();
    expect((await boletos.find(account, codigo)).codigoSolicitacao).toBe(codigo);
  });

  it('gives its own paper, out of base64', async () => {
    const boletos = inter();
    const codigo = await boletos.issue(account, order());
    expect((await boletos.pdf(account, codigo))?.toString()).toBe('%PDF-1.4 do banco');
  });

  it('is read page by page', async () => {
    bank.state.pageSize = 2;
    const boletos = inter();
    for (let i = 0; i < 5; i++) await boletos.issue(account, order({ seuNumero: `N${i}` }));
    const all = await boletos.list(account, { de: '2026-12-20' as Day, ate: '2026-12-20' as Day });
    expect(all).toHaveLength(5);
  });

  it('names the field that it refuses', async () => {
    const refused = inter().issue(account, order({ cep: '' }));
    await expect(refused).rejects.toMatchObject({
      kind: 'refused',
      message: 'Há campos inválidos.',
      issues: [{ path: 'cep', message: 'não deve ser nulo' }],
    });
  });

  test.each<[string, BankAccount, string]>([
    ['a wrong secret', withCredentials({ cliente_secret: 'outro' }), 'denied'],
    ['no credentials', { ...account, credentials: null }, 'denied'],
    ['no certificate', withCredentials({ chaveKey: '', certificado: '' }), 'denied'],
  ])('does not let in with %s', async (_, who, kind) => {
    await expect(inter().check(who)).rejects.toMatchObject({ kind });
  });

  test.each<[string, Parameters<typeof inter>[0], (typeof bank.state.instead)[string], object]>([
    ['is asked too often', undefined, (reply) => reply.writeHead(429).end(), { kind: 'busy' }],
    ['is out of order', undefined, (reply) => reply.writeHead(503).end('<html>'), { timedOut: false }],
    ['hangs up', undefined, (reply) => reply.destroy(), { timedOut: false }],
    ['is silent', 200, () => {}, { timedOut: true }],
    ['answers with no token', undefined, (reply) => reply.writeHead(200).end('{}'), { timedOut: false }],
  ])('that %s is said so', async (_, milliseconds, answer, failure) => {
    bank.state.instead['POST /oauth/v2/token'] = answer;
    await expect(inter(milliseconds).check(account)).rejects.toMatchObject(failure);
  });

  it('that was asked too often is left alone for a minute, then asked again; other accounts meanwhile', async () => {
    const boletos = inter();
    bank.state.instead['POST /oauth/v2/token'] = (reply) => reply.writeHead(429).end();
    await expect(boletos.check(account)).rejects.toMatchObject({ kind: 'busy' });
    bank.state.instead = {};
    const before = bank.state.asked.length;
    await expect(boletos.check(account)).rejects.toMatchObject({ kind: 'busy' });
    expect(bank.state.asked.length).toBe(before);
    await expect(boletos.check(withCredentials({ client_id: 'outra' }))).resolves.toBeUndefined();
    now += 60 * second;
    await expect(boletos.check(account)).resolves.toBeUndefined();
  });

  test.each(['{"cobranca":{"codigoSolicitacao":"x","situacao":"OUTRA"}}', '{}', '', 'texto'])(
    'an answer that is none (%s) is a failure, not a state',
    async (body) => {
      bank.state.instead['GET /cobranca'] = (reply) => reply.writeHead(200).end(body);
      await expect(inter().find(account, 'x')).rejects.toThrow(OutsideFailure);
    },
  );

  it('keeps secrets out of what its failures say', async () => {
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

  it('reads a message in lines of 78 characters, broken between words', () => {
    const lines = Object.values(messageLines('palavra '.repeat(30)));
    expect(lines.every((line) => line.length <= 78)).toBe(true);
    expect(lines.join(' ')).toBe('palavra '.repeat(30).trim());
    expect(messageLines('')).toEqual({});
  });
});

test('a bank that cannot be reached is silent', async () => {
  const gone = interBankBoletos({ url: 'https://127.0.0.1:9', clock, milliseconds: 500 });
  await expect(gone.check(account)).rejects.toThrow(OutsideFailure);
});
