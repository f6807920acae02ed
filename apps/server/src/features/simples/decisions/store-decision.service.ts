import type { newDecision } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { simplesDecisionErrors as errors } from '@restitui/domain/simples/decisions/simples-decisions.errors.ts';
import type { z } from 'zod';
import { AppError, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { findAttachment } from '../../recovery/attachments/attachments.repository.ts';
import { describeSubject, subjectOf, targetOf } from './decision-subject.rules.ts';
import { requireEffectScope } from './effect.gate.ts';
import { insertDecision, isSomeDecided } from './simples-decisions.repository.ts';

type DecisionBody = z.output<typeof newDecision>;

/**
 * Requires that the actor may make the decisions, that their evidence exists and that none is active on their subjects.
 * Each client and each attachment is read once.
 */
export async function requireNewDecisions(context: Context, bodies: readonly DecisionBody[]): Promise<void> {
  const { db, tenant } = context;
  const scopes = new Set(bodies.map(({ alcance, id_client }) => (alcance === 'cliente' ? id_client : null)));
  for (const id_client of scopes) await requireEffectScope(context, id_client);

  const subjects = bodies.map(subjectOf);
  for (const [id_anexo, of] of Map.groupBy(subjects, (subject) => subject.id_anexo)) {
    if (!id_anexo) continue;
    const attachment = required(await findAttachment(db, tenant, id_anexo), errors.decision_evidence_not_found);
    if (of.some(({ id_client }) => (id_client ?? attachment.id_client) !== attachment.id_client)) {
      throw new AppError(errors.decision_evidence_not_found);
    }
  }
  if (await isSomeDecided(db, tenant, subjects.map(targetOf))) throw new AppError(errors.decision_exists);
}

/** Stores a decision and records it in the change history. */
export async function storeDecision(
  context: Context,
  { id, body, id_user, autor }: { id: string; body: DecisionBody; id_user: string; autor: string },
): Promise<void> {
  const { db, tenant, platform } = context;
  const subject = subjectOf(body);
  const em = platform.clock.now().toISOString();
  const row = { ...subject, id, id_tenant: tenant, id_user, autor, em, alvo: targetOf(subject) };
  if (!(await insertDecision(db, row))) throw new AppError(errors.decision_exists);
  const { alcance, contar, corrige, motivo, evidencia } = subject;
  const record = { entity: 'DECISAO', id, id_client: subject.id_client } as const;
  const facts = { alcance, decisao: describeSubject(subject), contar, motivo };
  await recordChanges(context, record, {}, { ...facts, ...(corrige && { corrige, evidencia }) });
}
