import { z } from 'zod';
import { day } from '../../wire/day.ts';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { actRole } from './act-role.ts';
import { agreementEnding } from './agreement-ending.ts';
import { signingObstacle } from './signing-obstacle.ts';
import { signingState } from './signing-state.ts';

/** A person's signature of one version. */
export const agreementAct = z.object({
  id: z.string(),
  role: actRole,
  nome: z.string(),
  date: z.string(),
  /** Whether the signer's identity is verified. */
  isVerifed: z.boolean(), // spelt so on the wire
});
export type AgreementAct = z.infer<typeof agreementAct>;

/** An act on an earlier version, which no longer counts. */
const formerAct = agreementAct.pick({ id: true, role: true, nome: true, date: true }).extend({ version: z.int() });

/** Who ended the current version, and why. */
const endedBy = z.object({
  kind: agreementEnding,
  role: actRole.nullable(),
  nome: z.string(),
  reason: z.string(),
  date: z.string(),
});

/** The signing state of an agreement from the viewpoint of the session's person. */
export const signing = z.object({
  id: z.string(),
  id_version: z.string(),
  version: z.int(),
  sha256: z.string(),
  acts: z.array(agreementAct),
  missing: z.array(actRole),
  /** The role in which the person may sign; null for people without one. */
  role: actRole.nullable(),
  obstacle: signingObstacle.nullable(),
  /** The marked changes since the version that the person signed, or else opened, before this one. */
  changes: z.object({ version: z.int(), isSigned: z.boolean(), html: z.string() }).nullable(),
  state: signingState,
  ending: endedBy.nullable(),
  /** The last day for signing. */
  expiresOn: day.nullable(),
  /** The acts on earlier versions, oldest first. */
  former: z.array(formerAct),
  /** True when the person would sign before the party, which the tenant wants a warning for. */
  isOutOfOrder: z.boolean(),
  /** Whether the person may refuse to sign, and cancel, renew or start a new version. */
  mayRefuse: z.boolean(),
  mayManage: z.boolean(),
  acceptance: z.object({ id: z.string(), sha256: z.string(), text: z.string() }),
  /** Set when a code is required: its masked e-mail address, and whether it was verified in this session. */
  code: z.object({ to: z.string(), isProven: z.boolean() }).nullable(),
});
export type Signing = z.infer<typeof signing>;

const hash = z.string().regex(/^[0-9a-f]{64}$/, 'Informe o SHA-256 da versão.');
const seconds = z.number().min(0).max(1_000_000);
const text = (longest: number) => z.string().trim().max(longest).default('');

/** Data reported by the browser; kept apart from what the server observes. */
export const declaredEnvironment = z.object({
  local: text(300),
  maquina: text(300),
  clock: text(40),
  timezone: text(80),
  screen: text(40),
  language: text(40),
});
export type DeclaredEnvironment = z.input<typeof declaredEnvironment>;

const ofAgreement = z.object({ id: z.string() });

export const signingApi = {
  read: endpoint('GET /agreement/acts/:id', {
    summary: 'Como está a assinatura de um contrato para quem pergunta; fica registrado que abriu esta versão',
    session: 'any',
    transaction: 'none',
    params: ofAgreement,
    response: enveloped(signing),
  }),
  sendCode: endpoint('POST /agreement/acts/:id/code', {
    summary: 'Enviar ao e-mail já comprovado do cliente o código que confirma a assinatura',
    session: 'client',
    transaction: 'none',
    params: ofAgreement,
    response: enveloped(z.object({ to: z.string() })),
  }),
  sign: endpoint('POST /agreement/acts/:id', {
    summary: 'Assinar exatamente a versão lida; se há outra mais nova, nada é assinado (409)',
    recentSignIn: true,
    session: 'any',
    transaction: 'none',
    status: 201,
    params: ofAgreement,
    body: z.object({
      id_version: z.string().min(1, 'Informe a versão.'),
      sha256: hash,
      acceptance: z.object({ id: z.string(), sha256: z.string() }, 'Marque que leu e aceita os termos da assinatura.'),
      /** Seconds on the page, and seconds until the end of the text was reached; null when it was not. */
      secondsOnPage: seconds.default(0),
      secondsToEnd: seconds.nullable().default(null),
      declared: declaredEnvironment.prefault({}),
      code: z
        .string()
        .transform((typed) => typed.replace(/\s/g, '').toUpperCase())
        .pipe(z.string().max(20, 'Código muito longo'))
        .optional(),
    }),
    response: enveloped(signing),
  }),
  signMany: endpoint('POST /agreements/sign-many', {
    summary: 'Assinar vários contratos, como contratada ou testemunha; diz o resultado de cada um',
    recentSignIn: true,
    transaction: 'none',
    body: z.object({
      ids: z
        .array(z.string().min(1).max(100), 'Selecione ao menos um contrato.')
        .min(1, 'Selecione ao menos um contrato.')
        .max(100, 'Selecione no máximo 100 contratos.'),
      /** The SHA-256 that was shown of each agreement; one that changed is refused. */
      versions: z.record(z.string(), hash).optional(),
      declared: declaredEnvironment.prefault({}),
    }),
    response: enveloped(
      z.object({
        signed: z.array(z.string()),
        refused: z.array(z.object({ id: z.string(), message: z.string() })),
      }),
    ),
  }),
};

export type SignedMany = z.infer<typeof signingApi.signMany.response>['data'];
