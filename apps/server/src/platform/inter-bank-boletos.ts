import { daysBetween } from '@restitui/brazil/day.ts';
import type { BankAccount, BankBoletos, BankCharge, ChargeFilter } from './bank-boletos.ts';
import { ExternalServiceError } from './get-json.ts';
import { interConnection } from './inter-connection.ts';
import { bodyOfOrder, chargeOfAnswer, pageOfAnswer } from './inter-responses.ts';
import type { InterOptions } from './inter-transport.ts';

const base = '/cobranca/v3/cobrancas';
const rowsAtOnce = 100;
const mostPages = 200;

/** Issues boletos through Banco Inter's API Cobrança v3. */
export function interBankBoletos(options: InterOptions): BankBoletos {
  const inter = interConnection(options);
  const at = (codigo: string, action = '') => `${base}/${encodeURIComponent(codigo)}${action}`;

  async function pageOf(account: BankAccount, { de, ate, seuNumero }: ChargeFilter, page: number) {
    const query = new URLSearchParams({
      dataInicial: de,
      dataFinal: ate,
      filtrarDataPor: 'VENCIMENTO',
      ...(seuNumero !== undefined && { seuNumero }),
      'paginacao.paginaAtual': String(page),
      'paginacao.itensPorPagina': String(rowsAtOnce),
    });
    return pageOfAnswer(await inter.call(account, { method: 'GET', path: `${base}?${query}` }));
  }

  return {
    banco: 'INTER',
    needsCredentials: true,
    check: (account) => inter.signIn(account),
    async issue(account, order) {
      const days = daysBetween(order.dataVencimento, order.dataLimite);
      const body = JSON.stringify(bodyOfOrder(order, days));
      const answer = (await inter.call(account, { method: 'POST', path: base, body })) as Record<string, unknown>;
      const codigo = answer?.codigoSolicitacao;
      if (typeof codigo !== 'string' || codigo === '')
        throw new ExternalServiceError('The bank gave no code of the charge');
      return codigo;
    },
    async find(account, codigo) {
      return chargeOfAnswer(await inter.call(account, { method: 'GET', path: at(codigo) }));
    },
    async list(account, filter) {
      const found: BankCharge[] = [];
      for (let page = 0; page < mostPages; page++) {
        const { charges, isLast } = await pageOf(account, filter, page);
        found.push(...charges);
        if (isLast || charges.length === 0) break;
      }
      // The bank matches a prefix of the number.
      return found.filter(({ seuNumero }) => filter.seuNumero === undefined || seuNumero === filter.seuNumero);
    },
    async pdf(account, codigo) {
      const answer = (await inter.call(account, { method: 'GET', path: at(codigo, '/pdf') })) as { pdf?: unknown };
      if (typeof answer?.pdf !== 'string') throw new ExternalServiceError('The bank gave no PDF');
      return Buffer.from(answer.pdf, 'base64');
    },
    async cancel(account, codigo, motivoCancelamento) {
      const body = JSON.stringify({ motivoCancelamento });
      await inter.call(account, { method: 'POST', path: at(codigo, '/cancelar'), body });
    },
    async registerNotices(account, webhookUrl) {
      const body = JSON.stringify({ webhookUrl });
      await inter.call(account, { method: 'PUT', path: `${base}/webhook`, body });
    },
  };
}
