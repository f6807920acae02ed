import { formatBRL } from '@restitui/brazil/money.ts';
import { boletoLimits } from '@restitui/domain/billing/boletos/boleto-form.ts';
import type { PaymentFee } from '@restitui/domain/simples/payment-fees/payment-fees.api.ts';
import { formatDate } from '../../../lib/formats.ts';

/** Returns whether a fee was paid beyond what it is; an open boleto beyond it is replaced first. */
export function isToGiveBack({ cobranca }: PaymentFee): boolean {
  return cobranca !== null && cobranca.a_devolver > 0 && cobranca.cobrado === 0;
}

/** Returns what is to be given back of a fee and what was, in one line; empty when it is nothing. */
export function returnsNote({ cobranca }: PaymentFee): string {
  if (!cobranca) return '';
  const { a_devolver, devolucoes } = cobranca;
  return [
    ...(a_devolver > 0 ? [`${formatBRL(a_devolver)} a devolver`] : []),
    ...devolucoes.map(({ valor, data }) => `devolvido ${formatBRL(valor)} em ${formatDate(data)}`),
  ].join(', ');
}

/** Returns what is to be entered, charged or given back of a fee, or what keeps it from that, in one line. */
export function feeNote({ situacao, honorario, cobranca, impedimento }: PaymentFee): string {
  if (cobranca && cobranca.excesso > 0) {
    return cobranca.cobrado > 0
      ? 'Boleto acima dos honorários: substitua'
      : `Pago ${formatBRL(cobranca.excesso)} acima dos honorários: devolva`;
  }
  if (impedimento) return obstacleNote(impedimento, situacao === 'A_LANCAR' ? 'lançar' : 'cobrar');
  if (situacao === 'A_LANCAR') return `${formatBRL(honorario)} a lançar`;
  if (!cobranca) return 'Honorários lançados';
  const isSmall = cobranca.a_cobrar < boletoLimits.leastValue;
  return `${formatBRL(cobranca.a_cobrar)} a cobrar${isSmall ? ', abaixo do menor boleto' : ''}`;
}

function obstacleNote({ tipo, apuracao }: NonNullable<PaymentFee['impedimento']>, action: 'lançar' | 'cobrar'): string {
  const notes: Record<typeof tipo, string> = {
    LANCADO_EM_OUTRA: `Honorários lançados em ${apuracao}`,
    USADO_EM_OUTRA: `Crédito usado em ${apuracao}: corrija-o para ${action} aqui`,
    CREDITO_SEM_DIA: `Informe no crédito do mês o dia do pagamento para ${action}`,
    CREDITO_SEM_PAGAMENTO: `Um crédito pago do mês não diz de qual pagamento é: marque-o como não pago para ${action}`,
  };
  return notes[tipo];
}
