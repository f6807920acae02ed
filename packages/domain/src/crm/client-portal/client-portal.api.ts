import { z } from 'zod';
import { agreement, missingValue } from '../../agreements/documents/agreements.api.ts';
import { newObservation, observation } from '../../recovery/observations/observations.api.ts';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { clientIdInPath } from '../clients/client-id.ts';
import { ownPayment } from './own-payment.ts';
import { timelineEvent } from './timeline-event.ts';

const ofClient = z.object({ id_client: clientIdInPath });

export const ownCompany = z.object({
  id_client: z.string(),
  razao_social: z.string(),
  nome_fantasia: z.string(),
});
export type OwnCompany = z.infer<typeof ownCompany>;

/** A contract of one of the owner's companies, without its text. */
export const ownContract = agreement.extend({
  version: z.int(),
  versionDate: z.string(),
  missing: z.array(missingValue),
});
export type OwnContract = z.infer<typeof ownContract>;

export const messageForm = newObservation.pick({ mensage: true });

export const clientPortalApi = {
  companies: endpoint('GET /client/companies', {
    summary: 'As empresas do cliente que entrou, da mais nova à mais antiga',
    session: 'client',
    response: enveloped(z.array(ownCompany)),
  }),
  timeline: endpoint('GET /client/timeline/:id_client', {
    summary:
      'O andamento do trabalho para uma empresa, do mais novo ao mais antigo: para o proprietário e para a equipe',
    session: 'any',
    params: ofClient,
    response: enveloped(z.array(timelineEvent)),
  }),
  payments: endpoint('GET /client/payments/:id_client', {
    summary:
      'Os pedidos à Receita Federal para uma empresa, com o que ela decidiu e o que voltou: para o proprietário e para a equipe',
    session: 'any',
    params: ofClient,
    response: enveloped(z.array(ownPayment)),
  }),
  contracts: endpoint('GET /client/contracts/:id_client', {
    summary: 'Os contratos de uma empresa do cliente que entrou',
    session: 'client',
    params: ofClient,
    response: enveloped(z.array(ownContract)),
  }),
  messages: endpoint('GET /client/messages/:id_client', {
    summary: 'A conversa entre o proprietário e a consultoria, a mensagem mais antiga primeiro',
    session: 'any',
    params: ofClient,
    response: enveloped(z.array(observation)),
  }),
  write: endpoint('POST /client/messages/:id_client', {
    summary: 'Escrever na conversa: o proprietário à consultoria, ou a equipe em resposta a ele',
    session: 'any',
    status: 201,
    params: ofClient,
    body: messageForm,
    response: enveloped(observation),
  }),
};
