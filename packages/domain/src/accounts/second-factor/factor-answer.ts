import { z } from 'zod';
import { factorKind } from './factor-kind.ts';
import { passkeyAssertion, passkeyRequest } from './passkey.ts';

/** Six digits of an authenticator app; spaces are ignored. */
export const totpCode = z
  .string('Código é obrigatório')
  .max(20)
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'O código tem 6 dígitos'));

const answerFields = {
  code: totpCode.optional(),
  passkey: passkeyAssertion.optional(),
  recoveryCode: z.string().trim().min(1, 'Código é obrigatório').max(60).optional(),
};

const challengeToken = z.string().min(1).max(500);

/** The answer to a challenge: exactly one of code, passkey and recovery code. */
export const factorAnswer = z.object({ challenge: challengeToken, ...answerFields }).refine(hasOne, {
  message: 'Informe um código, uma chave de acesso ou um código de recuperação.',
});
export type FactorAnswer = z.infer<typeof factorAnswer>;

/** The password, for accounts without a second factor, or the answer to a challenge. */
export const reauthentication = z
  .object({
    password: z.string().min(1, 'Senha é obrigatória').max(500).optional(),
    challenge: challengeToken.optional(),
    ...answerFields,
  })
  .refine((sent) => (sent.password !== undefined) !== (sent.challenge !== undefined && hasOne(sent)), {
    message: 'Informe a senha ou a confirmação do segundo fator.',
  });

function hasOne({
  code,
  passkey,
  recoveryCode,
}: {
  code?: unknown;
  passkey?: unknown;
  recoveryCode?: unknown;
}): boolean {
  return [code, passkey, recoveryCode].filter((given) => given !== undefined).length === 1;
}

/** Ways to answer a challenge: a kind of factor, or a recovery code. */
export const answerKind = z.enum([...factorKind.options, 'recovery']);
export type AnswerKind = z.infer<typeof answerKind>;

/** A challenge to the second factor: `data` of the refusal `second_factor_required`. */
export const factorChallengeData = z.object({
  challenge: z.string(),
  kinds: z.array(answerKind),
  /** Present when the account has passkeys for this host. */
  passkey: passkeyRequest.optional(),
  expiresAt: z.string(),
});
export type FactorChallengeData = z.infer<typeof factorChallengeData>;
