import { counted, plural } from '@restitui/brazil/counted.ts';
import { type Day, parseDay } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { reaisOf } from '@restitui/brazil/money.ts';
import { cargoLabels } from '@restitui/domain/accounts/users/cargo.ts';
import type { UserSummary } from '@restitui/domain/accounts/users/users.api.ts';
import type { AlertKind } from '@restitui/domain/insights/alerts/alert-kind.ts';
import type { PendingItem } from '@restitui/domain/insights/pending-items/pending-items.api.ts';
import {
  holdsCredit,
  type WorkKind,
  workOfAlert,
  workOfPending,
} from '@restitui/domain/insights/work-queue/work-kind.ts';
import type { WorkItem } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import { messageChannelLabels } from '@restitui/domain/operations/messages/message-channel.ts';
import { systemQueueLabels } from '@restitui/domain/operations/system/system-queue.ts';
import { serviceLabels } from '@restitui/domain/recovery/products/service-type.ts';
import { appealUntil, decisionDueOn } from '@restitui/domain/simples/refund-requests/payment-step.ts';
import type { listUndeliveredMessages } from '../../operations/messages/message-log.repository.ts';
import type { ErasureRequestRow } from '../../operations/privacy/erasure-requests.repository.ts';
import type { countFailedJobsOfTenant } from '../../operations/system/jobs.repository.ts';
import type {
  listUnassessedProducts,
  listUnassignedProducts,
} from '../../recovery/products/idle-products.repository.ts';
import type { OpenReview } from '../../simples/decisions/open-reviews.service.ts';
import type { sumOpenPayments } from '../../simples/limitation/limitation.repository.ts';
import type { sumDueSteps } from '../../simples/refund-requests/due-steps.repository.ts';
import type { listOpenAlerts } from '../alerts/alert-inbox.repository.ts';

type Rows<F extends (...args: never[]) => PromiseLike<unknown[]>> = Awaited<ReturnType<F>>[number];

/** Open credits: the sum of each client, and the nearest last days. */
export interface Stakes {
  ofClient: ReadonlyMap<string, number>;
  /** The nearest last day of each assessment. */
  lastDays: ReadonlyMap<string, Day>;
}

const blank = {
  ...{ valor: null, parado: false, prazo: null, desde: null, id_client: null, id_product: null, id_apuracao: null },
  ...{ id_agreement: null, id_signature: null, id_user: null, id_lead: null, id_boleto: null, id_request: null },
  ...{ id_message: null, fila: null, depende: null, alerta: null },
};

function held(tipo: WorkKind, id_client: string | null, { ofClient }: Stakes) {
  const valor = holdsCredit.includes(tipo) && id_client !== null ? ofClient.get(id_client) : undefined;
  return { valor: valor ?? null, parado: valor !== undefined };
}

/** Sentences without the last day, which the queue shows in a column of its own. */
const shortTexts: Partial<Record<AlertKind, string>> = {
  PROCURACAO_VENCENDO: 'Procuração vence. Sem ela nada é transmitido.',
  PROCURACAO_EXPIRADA: 'Procuração expirada. Sem ela nada é transmitido.',
};

/** Returns undefined for an alert whose work another source has. */
export function workOfOpenAlert(row: Rows<typeof listOpenAlerts>, stakes: Stakes): WorkItem | undefined {
  const tipo = workOfAlert[row.kind];
  if (tipo === null) return undefined;
  const { id, kind, company, message, date, subject, valorNominal, id_client } = row;
  const { id_product, id_lead, id_user, id_boleto } = row;
  const amount =
    valorNominal === null ? held(tipo, id_client, stakes) : { valor: reaisOf(valorNominal), parado: false };
  return {
    ...{
      ...blank,
      id: `alerta ${id}`,
      tipo,
      assunto: company,
      texto: shortTexts[kind] ?? message,
      desde: date,
      ...amount,
    },
    prazo: kind === 'PROCURACAO_VENCENDO' ? (parseDay(subject.split(' ')[1] ?? '') ?? null) : null,
    ...{ id_client, id_product, id_lead, id_user, id_boleto, alerta: { id, kind } },
  };
}

export function workOfPendingItem(item: Omit<PendingItem, 'dias'>, stakes: Stakes): WorkItem {
  const { id, assunto, detalhe, desde, prazo, depende, id_client, id_user, id_agreement, id_signature } = item;
  const tipo = workOfPending[item.tipo];
  return {
    ...{ ...blank, id, tipo, assunto, texto: detalhe, desde, prazo, ...held(tipo, id_client, stakes) },
    ...{ depende, id_client, id_user, id_agreement, id_signature },
  };
}

export function workOfPayments(row: Awaited<ReturnType<typeof sumOpenPayments>>['byClientAndDay'][number]): WorkItem {
  const { id_client, empresa, prescreve_em, id_product, id_apuracao, pagamentos, corrigido } = row;
  const many = counted(pagamentos, 'pagamento', 'pagamentos');
  return {
    ...{ ...blank, id: `prescricao ${id_client} ${prescreve_em}`, tipo: 'prescricao', assunto: empresa },
    texto: `${many} ${plural(pagamentos, 'prescreve e não foi pedido', 'prescrevem e não foram pedidos')}.`,
    ...{ valor: corrigido, prazo: prescreve_em, id_client, id_product, id_apuracao },
  };
}

export function workOfStep(row: Rows<typeof sumDueSteps>): WorkItem {
  const { tipo, id_client, empresa, desde, id_product, id_apuracao, pagamentos, valor } = row;
  const many = counted(pagamentos, 'pedido', 'pedidos');
  const texto =
    tipo === 'recurso' ? `Cabe recurso de ${many}; confira a ciência.` : `${many} sem despacho há mais de 360 dias.`;
  // A decision that is late is no last day of the staff's: they may ask again next week.
  const term = tipo === 'recurso' ? { desde, prazo: appealUntil(desde) } : { desde: decisionDueOn(desde) };
  return {
    ...{ ...blank, id: `${tipo} ${id_product} ${desde}`, tipo, assunto: empresa, texto, ...term },
    valor: valor === null ? null : reaisOf(valor),
    ...{ id_client, id_product, id_apuracao },
  };
}

export function workOfReview(review: OpenReview, { lastDays }: Stakes): WorkItem {
  const { id_apuracao, id_client, id_product, empresa, finishedDate, abertos, aAplicar, centavos } = review;
  return {
    ...{ ...blank, id: `revisao ${id_apuracao}`, tipo: 'decidir_produtos', assunto: empresa, desde: finishedDate },
    texto:
      abertos > 0
        ? `${counted(abertos, 'produto a decidir segura', 'produtos a decidir seguram')} o pedido.`
        : `${counted(aAplicar, 'produto decidido ainda não conta', 'produtos decididos ainda não contam')}. Aplique.`,
    ...{ valor: reaisOf(centavos), prazo: lastDays.get(id_apuracao) ?? null, id_client, id_product, id_apuracao },
  };
}

export function workOfUnassigned(row: Rows<typeof listUnassignedProducts>): WorkItem {
  const { id, id_client, empresa, typeServico, since } = row;
  return {
    ...{ ...blank, id: `atribuir ${id}`, tipo: 'atribuir', assunto: empresa, desde: since, id_client, id_product: id },
    texto: `${serviceLabels[typeServico]}: sem analista.`,
  };
}

export function workOfUnassessed(row: Rows<typeof listUnassessedProducts>): WorkItem {
  const { id, id_client, empresa, typeServico, since } = row;
  return {
    ...{ ...blank, id: `apurar ${id}`, tipo: 'apurar', assunto: empresa, desde: since, id_client, id_product: id },
    texto: `${serviceLabels[typeServico]}: sem apuração.`,
  };
}

export function workOfInvitation({ id, name, typeCargo, createdDate }: UserSummary): WorkItem {
  return {
    ...{ ...blank, id: `convite ${id}`, tipo: 'convite', assunto: displayName(name), desde: createdDate, id_user: id },
    texto: `O convite de ${cargoLabels[typeCargo]} não foi aceito.`,
  };
}

export function workOfErasure({ id, nome, bySelf, createdDate, answerBy }: ErasureRequestRow): WorkItem {
  return {
    ...{ ...blank, id: `titular ${id}`, tipo: 'titular', assunto: displayName(nome), desde: createdDate },
    texto: bySelf ? 'Pediu a eliminação dos seus dados.' : 'A equipe pediu a eliminação dos dados.',
    ...{ prazo: answerBy, id_request: id },
  };
}

export function workOfMessage(row: Rows<typeof listUndeliveredMessages>): WorkItem {
  const { id, channel, subject, nome, empresa, id_client, createdDate } = row;
  return {
    ...{ ...blank, id: `mensagem ${id}`, tipo: 'falha', assunto: empresa ?? displayName(nome), desde: createdDate },
    texto: `${messageChannelLabels[channel]} não entregue a ${displayName(nome)}: ${subject}`,
    ...{ id_client, id_message: id },
  };
}

export function workOfFailedJobs({ queue, jobs, since }: Rows<typeof countFailedJobsOfTenant>): WorkItem {
  return {
    ...{ ...blank, id: `processo ${queue}`, tipo: 'falha', assunto: systemQueueLabels[queue], desde: since },
    texto: `${counted(jobs, 'trabalho falhou e pode ser repetido', 'trabalhos falharam e podem ser repetidos')}.`,
    fila: queue,
  };
}
