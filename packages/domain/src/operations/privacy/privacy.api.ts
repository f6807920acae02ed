import { z } from 'zod';
import { endpoint, enveloped, fileAnswer, page } from '../../wire/endpoint.ts';
import { erasureList } from './erasure-list.ts';
import { erasurePlan } from './erasure-plan.ts';
import { erasureStatus } from './erasure-status.ts';
import { personKind } from './person-kind.ts';
import { privacyErrors } from './privacy.errors.ts';

const reason = z.string().trim().max(1000, 'Use no máximo 1000 caracteres.');

/** Why an erasure is refused. */
export const refusalReason = reason.pipe(z.string().min(1, privacyErrors.reason_missing.message));

export const erasureRequest = z.object({
  id: z.string(),
  kind: personKind,
  id_person: z.string(),
  /** The person's name; replaced once erased. */
  nome: z.string(),
  /** Whether the person requested it, not staff on their behalf. */
  bySelf: z.boolean(),
  requesterName: z.string(),
  id_requester: z.string(),
  motivo: z.string(),
  createdDate: z.string(),
  /** Due date of the answer. */
  answerBy: z.string(),
  status: erasureStatus,
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  reason: z.string().nullable(),
  finishedAt: z.string().nullable(),
  /** Erased and retained data; null until the erasure is done. */
  outcome: erasurePlan.nullable(),
});
export type ErasureRequest = z.infer<typeof erasureRequest>;

/** The view of the person on their own request. */
export const ownErasureRequest = erasureRequest.omit({ id_requester: true, decidedBy: true });
export type OwnErasureRequest = z.infer<typeof ownErasureRequest>;

const person = z.object({ kind: personKind, id_person: z.string() });
const asking = z.object({ motivo: reason.default('') });

export const privacyApi = {
  exportOwn: endpoint('POST /privacy/export', {
    summary: 'Tudo o que se guarda sobre a própria pessoa, em um ZIP',
    session: 'any',
    transaction: 'none',
    response: fileAnswer,
  }),
  exportOf: endpoint('POST /privacy/people/:kind/:id_person/export', {
    summary: 'Tudo o que se guarda sobre uma pessoa, em um ZIP',
    transaction: 'none',
    params: person,
    response: fileAnswer,
  }),
  requestOwn: endpoint('POST /privacy/requests', {
    summary: 'A própria pessoa pede a eliminação dos seus dados',
    session: 'any',
    transaction: 'none',
    status: 201,
    body: asking,
    response: enveloped(ownErasureRequest),
  }),
  requestOf: endpoint('POST /privacy/people/:kind/:id_person/requests', {
    summary: 'Pedido de eliminação em nome de uma pessoa',
    status: 201,
    params: person,
    body: asking,
    response: enveloped(erasureRequest),
  }),
  listOwn: endpoint('GET /privacy/requests/own', {
    summary: 'Os próprios pedidos e as respostas',
    session: 'any',
    transaction: 'shared',
    response: enveloped(z.array(ownErasureRequest)),
  }),
  list: endpoint('GET /privacy/requests', {
    summary: 'Solicitações de titulares, as abertas primeiro',
    query: erasureList.query,
    response: z.object({ data: z.array(erasureRequest), page }),
  }),
  read: endpoint('GET /privacy/requests/:id_request', {
    summary: 'Uma solicitação, com o que seria apagado e o que ficaria',
    transaction: 'shared',
    params: z.object({ id_request: z.string() }),
    response: enveloped(erasureRequest.extend({ plan: erasurePlan })),
  }),
  decide: endpoint('POST /privacy/requests/:id_request/decide', {
    summary: 'Aprova a eliminação, que começa em seguida, ou a recusa com o motivo',
    params: z.object({ id_request: z.string() }),
    body: z.object({ aprovado: z.boolean(), reason: reason.default('') }),
    response: enveloped(erasureRequest),
  }),
};
