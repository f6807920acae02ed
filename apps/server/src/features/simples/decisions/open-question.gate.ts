import type { newDecision } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { simplesDecisionErrors as errors } from '@restitui/domain/simples/decisions/simples-decisions.errors.ts';
import type { z } from 'zod';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { listReviews } from '../analysis/simples-reviews.repository.ts';
import { isSettled } from './decision-changes.rules.ts';
import { listOpenResults } from './simples-effects.repository.ts';

type Body = z.output<typeof newDecision>;

/**
 * Refuses decisions of one client that would change nothing, because the rules settle the product in all of its results.
 * @throws AppError 409
 */
export async function requireOpenQuestions({ db, tenant }: Context, bodies: readonly Body[]): Promise<void> {
  const asked = bodies.filter(({ tipo, corrige }) => tipo === 'produto' && !corrige);
  const [first] = asked;
  if (!first) return;
  const results = await listOpenResults(db, tenant, first.id_client);
  const reviewed = await Promise.all(
    results.map(async ({ run }) => ({ run, reviews: await listReviews(db, tenant, run.id) })),
  );
  if (reviewed.length === 0) return;
  const isOpen = (body: Body) => reviewed.some(({ run, reviews }) => !isSettled(run, reviews, body));
  if (!asked.every(isOpen)) throw new AppError(errors.decision_settled);
}
