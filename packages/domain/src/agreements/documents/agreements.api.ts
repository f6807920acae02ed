import { z } from 'zod';
import { clientId, clientIdInPath } from '../../crm/clients/client-id.ts';
import { taxRegime } from '../../recovery/products/regime-products.ts';
import { serviceType } from '../../recovery/products/service-type.ts';
import { day } from '../../wire/day.ts';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { actRole } from '../signing/act-role.ts';
import { agreementEnding } from '../signing/agreement-ending.ts';
import { agreementStatus } from './agreement-status.ts';
import { partnershipType } from './partnership-type.ts';
import { regimeContracts } from './regime-contracts.ts';

/** The agreement of a client in a tax regime, or of a user in a partnership. */
export const agreement = z.object({
  id: z.string(),
  id_tenant: z.string(),
  /** Exactly one of the two is set. */
  id_client: z.string().nullable(),
  id_user: z.string().nullable(),
  status: agreementStatus,
  typeRegime: z.string().nullable(),
  /** PRINCIPAL and products, or the type of partnership. */
  contracts: z.array(z.string()),
  /** All acts refer to one version, and the identities of the signers are verified (decision D-40). */
  isAssinado: z.boolean(),
  /** The roles that signed the current version. */
  acts: z.array(actRole),
  IsAtivo: z.boolean(), // spelt so on the wire
  createdDate: z.string(),
  /** The text is closed to changes; spelt so on the wire. */
  isFrist: z.boolean(),
  /** Whether the party may still sign, and whether its identity is verified. */
  isModifica: z.boolean(),
  isVerifed: z.boolean(), // spelt so on the wire
  /** Set when a signer refused the current version or staff cancelled it. */
  ending: agreementEnding.nullable(),
  /** The last day on which the current version can be signed; null without a limit. */
  expiresOn: day.nullable(),
});
export type Agreement = z.infer<typeof agreement>;

/** A value that a template asks for and that is not entered. */
export const missingValue = z.object({ key: z.string(), label: z.string() });
export type MissingValue = z.infer<typeof missingValue>;

export const agreementText = agreement.extend({
  version: z.int(),
  versionDate: z.string(),
  sha256: z.string(),
  htmlContent: z.string(),
  html: z.string(),
  /** Signed link to the attached PDF, valid for five minutes. */
  pdf: z.string().nullable(),
  missing: z.array(missingValue),
  /** The name of the party. */
  name: z.string(),
});
export type AgreementText = z.infer<typeof agreementText>;

/** With all active agreements of the client; there is one per tax regime. */
export const readAgreement = agreementText.extend({
  contratos: z.array(agreement.pick({ id: true, typeRegime: true, contracts: true, isAssinado: true })),
});
export type ReadAgreement = z.infer<typeof readAgreement>;

const linked = {
  /** The full address of the agreement's page. */
  link: z.string(),
  missing: z.array(missingValue),
};

export const linkedAgreement = z.object({ agreement, ...linked });

/** The agreement's fields with `link` beside them (decision D-43). */
export const linkedClientAgreement = agreement.extend(linked);

/** Set by readers who want `data: null` instead of a 404 while the party has no agreement. */
const orNone = { vazio: z.literal('1').optional() };

const noContracts = 'Informe ao menos um contrato.';

export const agreementsApi = {
  linkUser: endpoint('POST /agreement/vincular/user', {
    summary: 'Vincular a minuta de parceria a uma pessoa da empresa, gerada do modelo ativo',
    status: 201,
    body: z.object({
      contracts: z.array(partnershipType).min(1, noContracts).max(2, 'Use no máximo 2 contratos.'),
      email: z.string('Informe o e-mail.').trim().pipe(z.email('Email inválido')),
    }),
    response: enveloped(linkedAgreement),
  }),
  linkClient: endpoint('POST /agreement/vincular', {
    summary: 'Vincular o contrato de um cliente: PRINCIPAL, uma parte por produto, e os produtos que faltam',
    status: 201,
    body: z.object({
      contracts: z
        .array(z.union([serviceType, z.literal('PRINCIPAL')]))
        .min(1, noContracts)
        .max(20, 'Use no máximo 20 contratos.'),
      typeRegime: taxRegime,
      id_client: clientId,
    }),
    response: enveloped(linkedClientAgreement),
  }),
  listContracts: endpoint('GET /agreement/listContract/:id_client', {
    summary: 'O que um cliente contratou em cada regime',
    params: z.object({ id_client: clientIdInPath }),
    response: enveloped(z.array(regimeContracts)),
  }),
  activeOfClient: endpoint('GET /agreement/ativo/:id', {
    summary:
      'O contrato ativo de um cliente, ou dos ativos o indicado: para a equipe, para o proprietário, ou com o código de um link',
    session: 'open',
    params: z.object({ id: clientIdInPath }),
    query: z.object({ t: z.string().max(200).optional(), contrato: z.string().max(100).optional(), ...orNone }),
    response: enveloped(readAgreement.nullable()),
  }),
  ofUser: endpoint('GET /agreement/user/:userId', {
    summary: 'A minuta de parceria de uma pessoa: a própria, ou de quem se administra',
    transaction: 'shared',
    params: z.object({ userId: z.string() }),
    query: z.object(orNone),
    response: enveloped(agreementText.nullable()),
  }),
};
