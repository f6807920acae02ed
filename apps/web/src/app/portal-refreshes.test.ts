import { expect, it } from 'vitest';
import { savePhotos } from '../features/accounts/identity-checks/identity-checks.queries.ts';
import { closeAgreement } from '../features/agreements/documents/client-agreements.queries.ts';
import { cancelAgreement } from '../features/agreements/lifecycle/lifecycle.queries.ts';
import { signAgreement, signMany } from '../features/agreements/signing/signing.queries.ts';
import { sendSuggestion } from '../features/agreements/suggestions/suggestions.queries.ts';
import { refundBoleto } from '../features/billing/boletos/boletos.queries.ts';
import { askForDocument, deleteDocument } from '../features/crm/client-portal/client-documents.queries.ts';
import {
  ownContractsQuery,
  ownPaymentsQuery,
  timelineQuery,
} from '../features/crm/client-portal/client-portal.queries.ts';
import { savePowerOfAttorney } from '../features/crm/clients/client-changes.queries.ts';
import { addCredit, deleteCredit, saveCredit } from '../features/recovery/credits/credits.queries.ts';
import { saveAnalysisRequest } from '../features/recovery/file-analyses/analysis-requests.queries.ts';
import { applySelected } from '../features/recovery/file-analyses/file-analyses.queries.ts';
import { askForProof } from '../features/simples/decisions/proof-requests.queries.ts';
import { bookPaymentFees } from '../features/simples/payment-fees/payment-fees.queries.ts';
import {
  creditRequests,
  saveRefundRequest,
  saveRefundSteps,
} from '../features/simples/refund-requests/refund-requests.queries.ts';

const assessment = { id: '1', id_client: '2', id_product: '3' };
const payment = { competencia: '05/2025', pagamento: '1' };
const timeline = timelineQuery('2');
const payments = ownPaymentsQuery('2');
const contracts = ownContractsQuery('2');

it.each([
  ['a state of a request', saveRefundRequest('1', payment), [timeline, payments]],
  ['a step of a request', saveRefundSteps('1', 1, false), [timeline, payments]],
  ['a request of theses', saveAnalysisRequest('1', '052025'), [timeline, payments]],
  ['the credits of requests', creditRequests('1'), [timeline]],
  ['the fee of a payment', bookPaymentFees('1'), [timeline]],
  ['credits of an analysis from files', applySelected('1', 'credits'), [timeline]],
  ['a boleto given back', refundBoleto('1'), [payments]],
  ['a new credit', addCredit(assessment as Parameters<typeof addCredit>[0]), [timeline]],
  ['a credit', saveCredit({ id: '4', id_apuracao: '1' } as Parameters<typeof saveCredit>[0]), [timeline, payments]],
  ['a deleted credit', deleteCredit('1'), [timeline]],
  ['a signature', signAgreement('5'), [timeline, contracts]],
  ['several signatures', signMany, [timeline, contracts]],
  ['a cancelled contract', cancelAgreement('5'), [timeline, contracts]],
  ['a closed contract', closeAgreement, [timeline, contracts]],
  ['a suggestion', sendSuggestion('5', undefined), [timeline]],
  ['a photo', savePhotos({} as Parameters<typeof savePhotos>[0]), [timeline]],
  ['a requested document', askForDocument('2'), [timeline]],
  ['a deleted document', deleteDocument, [timeline]],
  ['a requested proof', askForProof('1', undefined), [timeline]],
  ['a power of attorney', savePowerOfAttorney('2'), [timeline]],
])('refreshes the portal after %s', { tags: ['D-31'] }, (_, { meta }, queries) => {
  for (const query of queries) {
    const features = [query.queryKey[0], ...(query.meta?.derivedFrom ?? [])];
    expect(meta?.refreshes?.some((feature) => features.includes(feature))).toBe(true);
  }
});
