import { canDecideForClient, canDecideForTenant } from '@restitui/domain/simples/decisions/simples-decisions.access.ts';
import type { newDecision } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { simplesDecisionErrors as errors } from '@restitui/domain/simples/decisions/simples-decisions.errors.ts';
import type { z } from 'zod';
import { AppError, requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireOpenableClient } from '../../crm/clients/client.gate.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { findAttachment } from '../../recovery/attachments/attachments.repository.ts';
import { describeSubject, subjectOf, targetOf } from './decision-subject.rules.ts';
import { insertDecision, isDecided } from './simples-decisions.repository.ts';

type DecisionBody = z.output<typeof newDecision>;

/** Requires that the actor may make the decision, that its evidence exists and that none is active on its subject. */
export async function requireNewDecision(context: Context, body: DecisionBody): Promise<void> {
  const { db, actor, tenant } = context;
  if (body.alcance === 'cliente' && body.id_client !== null) {
    await requireOpenableClient(context, body.id_client);
    requireAccess(canDecideForClient(actor), errors.decision_denied);
  } else requireAccess(canDecideForTenant(actor), errors.decision_for_all_denied);

  const subject = subjectOf(body);
  if (subject.id_anexo) {
    const attachment = required(await findAttachment(db, tenant, subject.id_anexo), errors.decision_evidence_not_found);
    if ((subject.id_client ?? attachment.id_client) !== attachment.id_client) {
      throw new AppError(errors.decision_evidence_not_found);
    }
  }
  if (await isDecided(db, tenant, targetOf(subject))) throw new AppError(errors.decision_exists);
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
