import type { z } from 'zod';
import { cargoLabels, typeCargo, typeUser, typeUserLabels } from '../../accounts/users/cargo.ts';
import { agreementStatus, agreementStatusLabels } from '../../agreements/documents/agreement-status.ts';
import { agreementEnding, agreementEndingLabels } from '../../agreements/signing/agreement-ending.ts';
import { signingOrder, signingOrderLabels } from '../../agreements/signing/signing-order.ts';
import { templateType, templateTypeLabels } from '../../agreements/templates/template-type.ts';
import { boletoStatus, boletoStatusLabels } from '../../billing/boletos/boleto-status.ts';
import { payoutMeans, payoutMeansLabels } from '../../billing/fees/fee-payouts.ts';
import { clientStatus, clientStatusLabels } from '../../crm/clients/client-status.ts';
import { leadStatus, leadStatusLabels } from '../../crm/leads/lead-status.ts';
import { messageChannel, messageChannelLabels } from '../../operations/messages/message-channel.ts';
import { compensationTax, compensationTaxLabels } from '../../recovery/compensations/compensation-tax.ts';
import { productStatusStyle } from '../../recovery/products/product-status-style.ts';
import { taxRegime, taxRegimeLabels } from '../../recovery/products/regime-products.ts';
import { serviceLabels, serviceType } from '../../recovery/products/service-type.ts';
import { decisionScope, decisionScopeLabels } from '../../simples/decisions/decision-list.ts';
import { refundRequestLabels, refundRequestStatus } from '../../simples/refund-requests/refund-request-status.ts';
import { decisionResult, decisionResultLabels } from '../../simples/refund-requests/refund-step.ts';
import { requestKind, requestKindLabels } from '../../simples/refund-requests/request-kind.ts';
import type { RecordedEntity } from './recorded-entity.ts';

type ToLabel = (value: string) => string | undefined;

function labelled<T extends string>(values: z.ZodType<T>, labels: Record<T, string>): ToLabel {
  return (value) => {
    const known = values.safeParse(value).data;
    return known === undefined ? undefined : labels[known];
  };
}

const service = labelled(serviceType, serviceLabels);
const regime = labelled(taxRegime, taxRegimeLabels);
const choices: Record<string, ToLabel> = {
  typeServico: service,
  typeRegime: (value) => regime(value) ?? service(value),
  contracts: (value) => regime(value) ?? service(value),
  typeContrato: labelled(templateType, templateTypeLabels),
  typeCargo: labelled(typeCargo, cargoLabels),
  typeUser: labelled(typeUser, typeUserLabels),
  typeBank: (bank) => (bank === 'INTER' ? 'Banco Inter' : undefined),
  tipoPessoa: (kind) => (kind === 'fisica' ? 'Pessoa física' : 'Pessoa jurídica'),
  canais: labelled(messageChannel, messageChannelLabels),
  pedido_situacao: labelled(refundRequestStatus, refundRequestLabels),
  pedido_despacho: labelled(decisionResult, decisionResultLabels),
  pedido_tipo: labelled(requestKind, requestKindLabels),
  tributo: labelled(compensationTax, compensationTaxLabels),
  alcance: labelled(decisionScope, decisionScopeLabels),
  forma: labelled(payoutMeans, payoutMeansLabels),
  ending: labelled(agreementEnding, agreementEndingLabels),
  ordemAssinatura: labelled(signingOrder, signingOrderLabels),
  landing: (variant) => `Modelo ${variant.toUpperCase()}`,
};

const statuses: Partial<Record<RecordedEntity, ToLabel>> = {
  PRODUTO: (status) => productStatusStyle(status).label,
  BOLETO: labelled(boletoStatus, boletoStatusLabels),
  CLIENTE: labelled(clientStatus, clientStatusLabels),
  CONTRATO: labelled(agreementStatus, agreementStatusLabels),
  LEAD: labelled(leadStatus, leadStatusLabels),
};

/** Returns the label of an enumeration's value; the value itself when it is no longer known. */
export function choiceText(entity: RecordedEntity, name: string, value: string): string {
  const toLabel = name === 'status' ? statuses[entity] : choices[name];
  return toLabel?.(value) ?? value;
}
