import { passwordErrors } from '@restitui/domain/accounts/passwords/passwords.errors.ts';
import type { VisitorActor } from '../../../kernel/actor.ts';
import { required } from '../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../kernel/context.ts';
import { accountKey, startSignInAttempt } from '../session/sign-in-attempt.service.ts';
import { hashToken } from '../session/token.rules.ts';
import { locatePasswordLink } from './password-links.repository.ts';

/** Counts an attempt and finds the link of a token, which may be spent or expired; throws if there is none. */
export async function locateResetLink(context: Context<VisitorActor, TenantLookup>, token: string) {
  const attempt = await startSignInAttempt(context, accountKey('reset', context.origin.address), { kind: 'proof' });
  const located = await context.withoutTenant((db) => locatePasswordLink(db, hashToken(token)));
  return { attempt, ...required(located, passwordErrors.link_invalid) };
}
