import { z } from 'zod';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { user } from '../users/user.ts';
import { factorAnswer, factorChallengeData, reauthentication, totpCode } from './factor-answer.ts';
import { factorKind } from './factor-kind.ts';
import { passkeyCreation, passkeyRegistration } from './passkey.ts';
import { factorNameLength } from './second-factor-limits.ts';

export const factorName = z
  .string('Nome é obrigatório')
  .trim()
  .min(1, 'Nome é obrigatório')
  .max(factorNameLength, `Use até ${factorNameLength} caracteres`);

export const factor = z.object({
  id: z.string(),
  kind: factorKind,
  name: z.string(),
  createdDate: z.string(),
  lastUsedAt: z.string().nullable(),
  /** Host that a passkey belongs to; null for an app. */
  host: z.string().nullable(),
});
export type Factor = z.infer<typeof factor>;

const factorId = z.object({ id: z.string().max(50) });

/** The recovery codes appear with the first factor only; later ones are made on request. */
const enrolled = enveloped(z.object({ id: z.string(), recoveryCodes: z.array(z.string()).optional() }));

const recentOwn = { transaction: 'none', recentSignIn: true, duringEnrolment: true } as const;

export const resetForm = z.object({
  reason: z.string('Motivo é obrigatório').trim().min(3, 'Descreva o motivo').max(500, 'Use até 500 caracteres'),
});

export const secondFactorApi = {
  answer: endpoint('POST /auth/second-factor', {
    summary: 'Concluir a entrada com o segundo fator: código, chave de acesso ou código de recuperação',
    session: 'public',
    transaction: 'none',
    body: factorAnswer,
    response: z.object({ user, access_token: z.string() }),
  }),
  challengeOwn: endpoint('POST /auth/reauthenticate/challenge', {
    summary: 'Pedir o desafio do segundo fator para confirmar a identidade; null em contas que confirmam com a senha',
    transaction: 'none',
    duringEnrolment: true,
    response: enveloped(factorChallengeData.nullable()),
  }),
  reauthenticate: endpoint('POST /auth/reauthenticate', {
    summary: 'Confirmar a identidade nesta sessão, com a senha ou com o segundo fator',
    transaction: 'none',
    duringEnrolment: true,
    body: reauthentication,
    response: enveloped(z.object({ validUntil: z.string() })),
  }),
  list: endpoint('GET /auth/factors', {
    summary: 'Segundos fatores desta pessoa',
    transaction: 'shared',
    duringEnrolment: true,
    response: enveloped(z.object({ factors: z.array(factor), recoveryCodesLeft: z.int(), isRequired: z.boolean() })),
  }),
  beginTotp: endpoint('POST /auth/factors/totp', {
    ...recentOwn,
    summary: 'Começar o cadastro de um aplicativo autenticador',
    response: enveloped(
      z.object({
        id: z.string(),
        secret: z.string(),
        address: z.string(),
        /** Modules of the QR code: side, and an SVG path of the dark ones. */
        qr: z.object({ size: z.int(), path: z.string() }),
      }),
    ),
  }),
  confirmTotp: endpoint('POST /auth/factors/totp/:id/confirm', {
    ...recentOwn,
    summary: 'Concluir o cadastro de um aplicativo autenticador com um código dele',
    params: factorId,
    body: z.object({ code: totpCode, name: factorName }),
    response: enrolled,
  }),
  beginPasskey: endpoint('POST /auth/factors/passkey', {
    ...recentOwn,
    summary: 'Começar o cadastro de uma chave de acesso',
    response: enveloped(z.object({ challenge: z.string(), options: passkeyCreation })),
  }),
  confirmPasskey: endpoint('POST /auth/factors/passkey/confirm', {
    ...recentOwn,
    summary: 'Concluir o cadastro de uma chave de acesso',
    body: z.object({ challenge: z.string().min(1).max(500), name: factorName, passkey: passkeyRegistration }),
    response: enrolled,
  }),
  rename: endpoint('PATCH /auth/factors/:id', {
    summary: 'Renomear um segundo fator',
    transaction: 'none',
    params: factorId,
    body: z.object({ name: factorName }),
    response: enveloped(z.object({ id: z.string() })),
  }),
  remove: endpoint('DELETE /auth/factors/:id', {
    summary: 'Remover um segundo fator; com o último saem os códigos de recuperação',
    transaction: 'none',
    recentSignIn: true,
    params: factorId,
    response: enveloped(z.object({ id: z.string() })),
  }),
  renewRecoveryCodes: endpoint('POST /auth/recovery-codes', {
    summary: 'Gerar novos códigos de recuperação; os anteriores deixam de valer',
    transaction: 'none',
    recentSignIn: true,
    response: enveloped(z.object({ recoveryCodes: z.array(z.string()) })),
  }),
  countOf: endpoint('GET /user/:id/second-factor', {
    summary: 'Quantos segundos fatores uma pessoa tem, para quem pode removê-los',
    params: factorId,
    response: enveloped(z.object({ id_user: z.string(), factors: z.int() })),
  }),
  reset: endpoint('POST /user/:id/second-factor/reset', {
    summary: 'Remover os segundos fatores que uma pessoa perdeu, com o motivo; ela é avisada',
    transaction: 'none',
    recentSignIn: true,
    params: factorId,
    body: resetForm,
    response: enveloped(z.object({ removed: z.int() })),
  }),
};
