import { counted, plural } from '@restitui/brazil/counted.ts';
import { formatBRL, sumOfReais } from '@restitui/brazil/money.ts';
import { isOpenSituacao } from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import type { Boleto } from '@restitui/domain/billing/boletos/boletos.api.ts';

/** Returns the total of the boletos that can still be paid, in words that follow the number of all of them. */
export function openTotalText(boletos: readonly Pick<Boleto, 'situacao' | 'valorNominal'>[]): string {
  const open = boletos.filter(({ situacao }) => isOpenSituacao(situacao));
  const total = formatBRL(sumOfReais(open.map(({ valorNominal }) => valorNominal)));
  if (open.length === 0) return '· nenhum em aberto';
  if (open.length === boletos.length) return `· ${total} em aberto`;
  return `· ${counted(open.length, 'em aberto', 'em aberto')} ${plural(open.length, 'soma', 'somam')} ${total}`;
}
