import { z } from 'zod';
import type { AcceptedFile } from '../../wire/accepted-file.ts';
import { endpoint, enveloped, fileAnswer } from '../../wire/endpoint.ts';
import { eventKind } from './event-kinds.ts';
import { integrityProblemKind } from './integrity-problem.ts';
import { sealState } from './seal-state.ts';

/** The state of an agreement's seal; the reason of a failure is for staff only. */
export const agreementSeal = z.object({
  state: sealState,
  code: z.string(),
  requestedAt: z.string(),
  sealedAt: z.string().nullable(),
  failure: z.string().nullable(),
});
export type AgreementSeal = z.infer<typeof agreementSeal>;

/** The public data of a sealed document; personal data is masked. */
export const verification = z.object({
  code: z.string(),
  title: z.string(),
  company: z.object({ title: z.string(), razao_social: z.string(), cnpj: z.string() }),
  version: z.object({ number: z.int(), sha256: z.string() }),
  parties: z.array(
    z.object({
      role: z.string(),
      /** Masked; null when the person's data was erased. */
      nome: z.string().nullable(),
      cpf: z.string().nullable(),
      at: z.string(),
    }),
  ),
  events: z.array(z.object({ seq: z.int(), kind: eventKind, at: z.string() })),
  chain: z.object({ state: z.enum(['integra', 'violada']), seq: z.int(), hash: z.string() }),
  seal: z.object({
    at: z.string(),
    sha256: z.string(),
    size: z.int(),
    pages: z.int(),
    originalSha256: z.string(),
    subject: z.string(),
    fingerprint: z.string(),
    isDevelopment: z.boolean(),
    /** The time-stamping authority; null without a time stamp. */
    stampedBy: z.string().nullable(),
  }),
});
export type Verification = z.infer<typeof verification>;

export const integrityReport = z.object({
  checkedAt: z.string(),
  /** Numbers of checked chain entries, documents, texts and anchors. */
  entries: z.int(),
  documents: z.int(),
  texts: z.int(),
  anchors: z.int(),
  /** Entries whose personal data was erased on request. */
  erased: z.int(),
  /** Rows that no entry proves, in a chain that is older than row facts. */
  unproven: z.int(),
  /** Rows that the chain proves from its inventory on, as they were found, and when that was. */
  asFound: z.int(),
  inventoryAt: z.string().nullable(),
  /** The problem that is earliest in the chain comes first. `seq` is the entry concerned. */
  problems: z.array(z.object({ kind: integrityProblemKind, message: z.string(), seq: z.int().nullable() })),
});
export type IntegrityReport = z.infer<typeof integrityReport>;

/** The facts of a seal certificate, without the key. */
export const sealCertificate = z.object({
  kind: z.enum(['desenvolvimento', 'a1']),
  subject: z.string(),
  issuer: z.string(),
  fingerprint: z.string(),
  validFrom: z.string(),
  validUntil: z.string(),
});
export type SealCertificate = z.infer<typeof sealCertificate>;

export const certificateFile: AcceptedFile = {
  maxBytes: 64 * 1024,
  extensions: ['.pfx', '.p12'],
  messages: {
    extension: 'Envie o certificado em .pfx ou .p12.',
    size: 'O arquivo passa de 64 KB: não é um certificado A1.',
  },
};

const ofAgreement = z.object({ id: z.string() });

export const evidenceApi = {
  verify: endpoint('GET /verificar/:code', {
    summary: 'O que se sabe de um documento selado, pelo código do rodapé; sem dados pessoais por inteiro',
    session: 'public',
    params: z.object({ code: z.string().max(60) }),
    response: enveloped(verification),
  }),
  sealOf: endpoint('GET /agreement/seal/:id', {
    summary: 'Como está a selagem de um contrato; nulo enquanto não foi pedida',
    session: 'open',
    params: ofAgreement,
    query: z.object({ t: z.string().max(200).optional() }),
    response: enveloped(agreementSeal.nullable()),
  }),
  retrySeal: endpoint('POST /agreement/seal/:id', {
    summary: 'Pedir de novo a selagem que falhou',
    recentSignIn: true,
    params: ofAgreement,
    response: enveloped(agreementSeal),
  }),
  exportEvidence: endpoint('GET /agreement/evidence/:id', {
    summary: 'Baixar as evidências de um contrato selado: um pacote que se confere sem o sistema',
    transaction: 'none',
    params: ofAgreement,
    response: fileAnswer,
  }),
  checkIntegrity: endpoint('POST /evidence/check', {
    summary: 'Verificar as evidências da empresa: a cadeia, os textos e os documentos selados',
    transaction: 'none',
    response: enveloped(integrityReport),
  }),
  certificate: endpoint('GET /evidence/certificate', {
    summary: 'O certificado com que a empresa sela; nulo enquanto nenhum foi preciso',
    response: enveloped(sealCertificate.nullable()),
  }),
  sendCertificate: endpoint('POST /evidence/certificate', {
    summary: 'Enviar o certificado A1 (e-CNPJ) da empresa; a senha é conferida e nada dele volta',
    recentSignIn: true,
    transaction: 'none',
    status: 201,
    body: z.object({ password: z.string('Informe a senha.').min(1, 'Informe a senha.').max(200) }),
    files: { certificate: certificateFile },
    response: enveloped(sealCertificate),
  }),
  removeCertificate: endpoint('DELETE /evidence/certificate', {
    summary: 'Remover o certificado A1; os próximos selos usam o de desenvolvimento',
    recentSignIn: true,
    response: enveloped(sealCertificate.nullable()),
  }),
};
