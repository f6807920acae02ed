import type { SimplesDecision } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import { attachmentLinkPurpose } from '../../recovery/attachments/attachment.wire.ts';
import type { DecisionRow } from './simples-decisions.repository.ts';

/** Builds the response; only for users who may see the decision, because the link to its evidence needs no session. */
export function toDecisionResponse(
  { arquivo, file, id_anexo, ...decision }: DecisionRow,
  { platform, actor, tenant }: Pick<Context<UserActor, OwnTransactions>, 'platform' | 'actor' | 'tenant'>,
): SimplesDecision {
  if (id_anexo === null || file === null || arquivo === null) return { ...decision, anexo: null };
  const viewer = { who: 'staff' as const, id: actor.id };
  const link = platform.links.make({ purpose: attachmentLinkPurpose, id_tenant: tenant, id: id_anexo, file, viewer });
  return { ...decision, anexo: { arquivo, link } };
}
