import { z } from 'zod';
import { endpoint, enveloped } from '../wire/endpoint.ts';
import { actRole } from './act-role.ts';

/** Somebody's signature of one version of a contract. */
export const agreementAct = z.object({
  id: z.string(),
  role: actRole,
  nome: z.string(),
  date: z.string(),
  /** The identity of who acted is verified. */
  isVerifed: z.boolean(), // spelt so on the wire
});
export type AgreementAct = z.infer<typeof agreementAct>;

/** What keeps the session's own person from acting now. */
export const signingObstacle = z.enum(['identidade', 'conferencia', 'senha_provisoria']);
export type SigningObstacle = z.infer<typeof signingObstacle>;

/** How a contract stands for the person of the session. */
export const signing = z.object({
  id: z.string(),
  id_version: z.string(),
  version: z.int(),
  sha256: z.string(),
  acts: z.array(agreementAct),
  missing: z.array(actRole),
  /** In what the person may sign; null for who has nothing to sign here. */
  role: actRole.nullable(),
  obstacle: signingObstacle.nullable(),
  /** What changed since the last other version that the person opened, marked; null where none was. */
  changes: z.object({ version: z.int(), html: z.string() }).nullable(),
  acceptance: z.object({ id: z.string(), sha256: z.string(), text: z.string() }),
  /** A code is asked for: to which address it goes, masked, and whether it was proven in this session already. */
  code: z.object({ to: z.string(), isProven: z.boolean() }).nullable(),
});
export type Signing = z.infer<typeof signing>;

const hash = z.string().regex(/^[0-9a-f]{64}$/, 'Informe o SHA-256 da versão.');
const seconds = z.number().min(0).max(1_000_000);
const text = (longest: number) => z.string().trim().max(longest).default('');

/** As the browser tells it; never mixed with what the server sees itself. */
export const declaredSurroundings = z.object({
  local: text(300),
  maquina: text(300),
  clock: text(40),
  timezone: text(80),
  screen: text(40),
  language: text(40),
});
export type DeclaredSurroundings = z.input<typeof declaredSurroundings>;

const ofAgreement = z.object({ id: z.string() });

export const agreementActsApi = {
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
    session: 'any',
    transaction: 'none',
    status: 201,
    params: ofAgreement,
    body: z.object({
      id_version: z.string().min(1, 'Informe a versão.'),
      sha256: hash,
      acceptance: z.object({ id: z.string(), sha256: z.string() }, 'Marque que leu e aceita os termos da assinatura.'),
      /** Seconds on the page, and after how many the end of the text was reached; null where it never was. */
      secondsOnPage: seconds.default(0),
      secondsToEnd: seconds.nullable().default(null),
      declared: declaredSurroundings.prefault({}),
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
    transaction: 'none',
    body: z.object({
      ids: z
        .array(z.string().min(1).max(100), 'Selecione ao menos um contrato.')
        .min(1, 'Selecione ao menos um contrato.')
        .max(100, 'Selecione no máximo 100 contratos.'),
      /** The SHA-256 that was shown of each; a contract that has another by now is refused. */
      versions: z.record(z.string(), hash).optional(),
      declared: declaredSurroundings.prefault({}),
    }),
    response: enveloped(
      z.object({
        signed: z.array(z.string()),
        refused: z.array(z.object({ id: z.string(), message: z.string() })),
      }),
    ),
  }),
};

export type SignedMany = z.infer<typeof agreementActsApi.signMany.response>['data'];
