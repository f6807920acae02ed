import { z } from 'zod';

/** Kinds of calls in the activity log. Of a `leitura` only refusals are recorded. */
export const activityKind = z.enum(['alteracao', 'acesso', 'dados_pessoais', 'exportacao', 'leitura']);
export type ActivityKind = z.infer<typeof activityKind>;

export const activityKindLabels: Record<ActivityKind, string> = {
  alteracao: 'Alteração',
  acesso: 'Entrada e saída',
  dados_pessoais: 'Dados pessoais',
  exportacao: 'Exportação',
  leitura: 'Consulta',
};

export const activityOutcome = z.enum(['feito', 'recusado']);
export type ActivityOutcome = z.infer<typeof activityOutcome>;

export const activityOutcomeLabels: Record<ActivityOutcome, string> = { feito: 'Feito', recusado: 'Recusado' };

/** Who made a call. */
export const activityActor = z.enum(['staff', 'client', 'link', 'visitor', 'webhook']);
export type ActivityActor = z.infer<typeof activityActor>;

/** Names of actors without an account. */
export const activityActorLabels: Record<ActivityActor, string> = {
  staff: 'Equipe',
  client: 'Cliente',
  link: 'Quem recebeu um link',
  visitor: 'Visitante',
  webhook: 'Banco',
};
