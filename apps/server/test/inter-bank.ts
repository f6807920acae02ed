import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { barcodeOf, boletoLineOf } from '@restitui/brazil/boleto-number.ts';
import { listeningPort } from '../src/http/listening-port.ts';
import { bankPems } from './bank-pems.ts';
import { testPems } from './pems.ts';

type Fields = Record<string, unknown>;
interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}
export type Responder = (reply: ServerResponse, call: Call) => void;

interface Charge {
  codigo: string;
  body: Fields;
  situacao: string;
  dataSituacao: string;
  received?: { valorTotalRecebido: number; origemRecebimento: string };
}

const base = '/cobranca/v3/cobrancas';
const json = (reply: ServerResponse, status: number, body?: unknown) => {
  reply.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  reply.end(body === undefined ? '' : JSON.stringify(body));
};

/** Starts a fake of Banco Inter's API v3 behind mutual TLS, which accepts only the tests' certificate. */
export async function startInterBank() {
  const charges = new Map<string, Charge>();
  const state = {
    url: '',
    /** Calls in order. */
    requests: [] as Call[],
    /** Responses that replace the normal ones, by prefix of `METHOD path`. */
    overrides: {} as Record<string, Responder>,
    tokens: new Set<string>(),
    expiresIn: 3600,
    webhookUrl: '',
    pageSize: 100,
    charges,
  };
  const sockets = new Set<Duplex>();
  const { key, certificate: cert } = bankPems;
  const options = { key, cert, ca: testPems.certificate, requestCert: true, rejectUnauthorized: true };
  const server = createServer(options, async (request, reply) => {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'https://banco');
    const { method = '', headers } = request;
    const call = { method, path, query, headers, body: await text(request) };
    state.requests.push(call);
    const other = Object.entries(state.overrides).find(([start]) => `${method} ${path}`.startsWith(start));
    if (other) return other[1](reply, call);
    answer(reply, call);
  });
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.url = `https://127.0.0.1:${listeningPort(server)}`;

  function answer(reply: ServerResponse, call: Call) {
    if (call.path === '/oauth/v2/token') return issueToken(reply, call);
    if (!state.tokens.has(call.headers.authorization ?? '')) return json(reply, 401, { title: 'Não autorizado' });
    if (call.path === `${base}/webhook`) {
      state.webhookUrl = JSON.parse(call.body).webhookUrl;
      return json(reply, 204);
    }
    if (call.path === base) return call.method === 'POST' ? issue(reply, call) : list(reply, call);
    const [, codigo = '', action] = /^\/cobranca\/v3\/cobrancas\/([^/]+)\/?(.*)$/.exec(call.path) ?? [];
    const charge = charges.get(codigo);
    if (!charge) return json(reply, 404, { title: 'Cobrança não encontrada' });
    if (action === 'pdf') return json(reply, 200, { pdf: Buffer.from('%PDF-1.4 do banco').toString('base64') });
    if (action === 'cancelar') return cancel(reply, charge);
    return json(reply, 200, detailOf(charge));
  }

  function issueToken(reply: ServerResponse, { body }: Call) {
    const form = new URLSearchParams(body);
    if (form.get('client_secret') !== 'segredo') return json(reply, 401, { error: 'invalid_client' });
    const access_token = randomUUID();
    state.tokens.add(`Bearer ${access_token}`);
    const rest = { token_type: 'Bearer', expires_in: state.expiresIn, scope: form.get('scope') };
    json(reply, 200, { access_token, ...rest });
  }

  function issue(reply: ServerResponse, { body }: Call) {
    const order = JSON.parse(body) as Fields & { pagador?: Fields };
    if (!order.pagador?.cep) {
      const violacoes = [{ razao: 'não deve ser nulo', propriedade: 'emitirCobranca.pagador.cep', valor: '' }];
      return json(reply, 400, { title: 'Requisição inválida', detail: 'Há campos inválidos.', violacoes });
    }
    const codigo = randomUUID();
    charges.set(codigo, { codigo, body: order, situacao: 'EM_PROCESSAMENTO', dataSituacao: '2026-11-20' });
    json(reply, 200, { codigoSolicitacao: codigo });
  }

  function cancel(reply: ServerResponse, charge: Charge) {
    if (charge.situacao !== 'A_RECEBER' && charge.situacao !== 'ATRASADO') {
      return json(reply, 400, { title: 'Operação inválida', detail: 'A cobrança não está em aberto.' });
    }
    charge.situacao = 'CANCELADO';
    json(reply, 202);
  }

  function list(reply: ServerResponse, { query }: Call) {
    const page = Number(query.get('paginacao.paginaAtual'));
    const number = query.get('seuNumero');
    const found = [...charges.values()].filter(({ body }) => {
      const due = String(body.dataVencimento);
      const inside = due >= String(query.get('dataInicial')) && due <= String(query.get('dataFinal'));
      return inside && (number === null || String(body.seuNumero).startsWith(number));
    });
    const from = page * state.pageSize;
    const totalPaginas = Math.ceil(found.length / state.pageSize);
    const rows = found.slice(from, from + state.pageSize).map(detailOf);
    json(reply, 200, { totalPaginas, ultimaPagina: page >= totalPaginas - 1, cobrancas: rows });
  }

  return {
    ...state,
    state,
    /** Finishes all charges in process. */
    settle: () => {
      for (const charge of charges.values()) {
        if (charge.situacao === 'EM_PROCESSAMENTO') charge.situacao = 'A_RECEBER';
      }
    },
    pay: (codigo: string, origemRecebimento: string, valorTotalRecebido: number) => {
      const charge = charges.get(codigo);
      if (charge) Object.assign(charge, { situacao: 'RECEBIDO', received: { valorTotalRecebido, origemRecebimento } });
    },
    giveBack: (codigo: string) => {
      const charge = charges.get(codigo);
      if (charge) Object.assign(charge, { situacao: 'CANCELADO', received: undefined });
    },
    /** Restores the initial state except for the issued tokens. */
    reset: () => {
      Object.assign(state, { overrides: {}, expiresIn: 3600, pageSize: 100 });
      state.requests.length = 0;
      charges.clear();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function detailOf({ codigo, body, situacao, dataSituacao, received }: Charge) {
  const { seuNumero, valorNominal, dataVencimento } = body;
  const chargeState = { situacao, dataSituacao, ...received };
  const cobranca = { codigoSolicitacao: codigo, seuNumero, valorNominal, dataVencimento, ...chargeState };
  if (situacao === 'EM_PROCESSAMENTO') return { cobranca };
  const cents = Math.round(Number(valorNominal) * 100);
  const codigoBarras = barcodeOf({ bank: '077', factor: '1666', cents, freeField: '0001112123456790398347529' });
  const boleto = { nossoNumero: '90398347529', codigoBarras, linhaDigitavel: boletoLineOf(codigoBarras) };
  const pix = { txid: '131665491727713762000U35jsDoeGaqVIa', pixCopiaECola: '00020101021226' };
  return { cobranca, boleto, pix };
}
