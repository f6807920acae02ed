import { z } from 'zod';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { typeCargo } from '../users/cargo.ts';
import { user } from '../users/user.ts';
import { commissionDecision, commissionDecisionForm } from './commission-request.ts';
import { networkPerson } from './partner-network.ts';
import { partnershipStage } from './partnership-stages.ts';

const commissionRequest = z.object({
  pedida: z.int(),
  /** The registrar's own commission at that time; it applies until the higher one is approved. */
  limite: z.int(),
  /** Name of the registrar. */
  registrar: z.string(),
  createdDate: z.string(),
  /** Null while the CEO has not decided. */
  decisao: commissionDecision.nullable(),
  motivo: z.string().nullable(),
  decidedAt: z.string().nullable(),
});

export const partnership = z.object({
  id: z.string(),
  id_tenant: z.string(),
  name: z.string(),
  email: z.string(),
  cnpj: z.string().nullable(),
  typeCargo,
  comissao_user: z.int(),
  /** Null when the commission needed no approval. */
  request: commissionRequest.nullable(),
  stages: z.array(partnershipStage),
  /** Who registered the person; null for the first accounts and for staff of the provider. */
  registrar: z.object({ id: z.string(), name: z.string(), typeCargo }).nullable(),
  /** The person and everybody registered below, in the order of a tree. */
  network: z.array(networkPerson),
});
export type Partnership = z.infer<typeof partnership>;

const byUser = z.object({ id: z.string() });

export const partnershipsApi = {
  read: endpoint('GET /user/:id/partnership', {
    summary: 'A parceria de um usuário: etapas, o que falta, comissão e quem ele cadastrou',
    params: byUser,
    response: enveloped(partnership),
  }),
  decideCommission: endpoint('POST /user/:id/commission-decision', {
    summary: 'Aprovar ou recusar a comissão acima da de quem cadastrou; recusada, vale a de quem cadastrou',
    recentSignIn: true,
    params: byUser,
    body: commissionDecisionForm,
    response: enveloped(user),
  }),
};
