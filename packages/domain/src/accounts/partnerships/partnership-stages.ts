import { counted } from '@restitui/brazil/counted.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { z } from 'zod';
import type { ActRole } from '../../agreements/signing/act-role.ts';
import type { UserSituation } from '../users/user-situation.ts';

export const partnershipStageKey = z.enum(['CONVITE', 'ATIVACAO', 'IDENTIDADE', 'CONTRATO', 'CLIENTES', 'COMISSAO']);
export type PartnershipStageKey = z.infer<typeof partnershipStageKey>;

export const partnershipStageLabels: Record<PartnershipStageKey, string> = {
  CONVITE: 'Convite',
  ATIVACAO: 'Ativação',
  IDENTIDADE: 'Identidade verificada',
  CONTRATO: 'Contrato assinado',
  CLIENTES: 'Clientes trazidos',
  COMISSAO: 'Comissão a receber',
};

/** The next thing to do in a stage; the screen turns it into a button. */
export const partnershipAct = z.enum([
  'ENVIAR_CONVITE',
  'ATIVAR',
  'REATIVAR',
  'COMPLETAR_CADASTRO',
  'ENVIAR_IDENTIDADE',
  'CONFERIR_IDENTIDADE',
  'GERAR_CONTRATO',
  'ABRIR_CONTRATO',
  'ASSINAR_CONTRATO',
  'DECIDIR_COMISSAO',
  'CADASTRAR_CLIENTE',
  'VER_EXTRATO',
]);
export type PartnershipAct = z.infer<typeof partnershipAct>;

export const partnershipStage = z.object({
  key: partnershipStageKey,
  state: z.enum(['FEITA', 'AGORA', 'DEPOIS']),
  /** Instant at which the stage was reached, or at which its current step began. */
  date: z.string().nullable(),
  /** Describes the result, or the missing step. */
  text: z.string(),
  /** Next act of the reader; null when another user acts. */
  act: partnershipAct.nullable(),
});
export type PartnershipStage = z.infer<typeof partnershipStage>;

export interface PartnershipFacts {
  situacao: UserSituation;
  createdDate: string;
  /** End of the open invitation, already formatted. */
  invitedUntil: string | null;
  activatedAt: string | null;
  hasAcceptedTerms: boolean;
  hasAddress: boolean;
  identity: {
    state: 'NENHUMA' | 'EM_CONFERENCIA' | 'VERIFICADA' | 'NEGADA';
    date: string | null;
    reason: string | null;
  };
  agreement: {
    createdDate: string;
    isSigned: boolean;
    signedAt: string | null;
    hasEnded: boolean;
    acts: readonly ActRole[];
    missing: readonly string[];
  } | null;
  isCommissionPending: boolean;
  clients: { count: number; since: string | null };
  /** In cents; null for readers who do not see amounts. */
  commission: { due: number; promised: number; paidOut: number; since: string | null } | null;
  formatMoney: (cents: number) => string;
}

/** Rights of the reader, by the rules of each call. */
export interface PartnershipRights {
  isSelf: boolean;
  invite: boolean;
  activate: boolean;
  suspend: boolean;
  reviewIdentity: boolean;
  linkAgreement: boolean;
  readAgreement: boolean;
  decideCommission: boolean;
  signForTenant: boolean;
  readFees: boolean;
}

type Stage = Omit<PartnershipStage, 'key' | 'state'> & { isDone: boolean };

function invitation(facts: PartnershipFacts, may: PartnershipRights): Stage {
  const { situacao, createdDate, invitedUntil } = facts;
  const act = may.invite ? 'ENVIAR_CONVITE' : null;
  if (situacao === 'CONVIDADO') {
    const text = `O convite vale até ${invitedUntil ?? ''}. Falta a pessoa escolher a senha.`;
    return { isDone: false, date: createdDate, text, act };
  }
  if (situacao === 'CONVITE_VENCIDO') {
    return { isDone: false, date: createdDate, text: 'O convite venceu. Envie outro.', act };
  }
  return { isDone: true, date: createdDate, text: 'Cadastro recebido', act: null };
}

function activation(facts: PartnershipFacts, may: PartnershipRights): Stage {
  const { situacao, activatedAt, hasAcceptedTerms, hasAddress } = facts;
  if (situacao === 'SUSPENSO') {
    const text = 'O usuário está desativado e não entra no sistema.';
    return { isDone: false, date: null, text, act: may.suspend ? 'REATIVAR' : null };
  }
  if (situacao !== 'ATIVO') {
    const text = may.activate ? 'O cadastro espera a sua ativação.' : 'Falta o CEO ativar o cadastro.';
    return { isDone: false, date: null, text, act: may.activate && situacao === 'PENDENTE' ? 'ATIVAR' : null };
  }
  const missing = [
    ...(hasAcceptedTerms ? [] : ['aceitar os termos de uso']),
    ...(hasAddress ? [] : ['informar o endereço']),
  ];
  if (missing.length > 0) {
    const text = may.isSelf
      ? `Falta ${missing.join(' e ')}.`
      : `Acesso liberado. Falta a pessoa ${missing.join(' e ')}.`;
    return { isDone: false, date: activatedAt, text, act: may.isSelf ? 'COMPLETAR_CADASTRO' : null };
  }
  return { isDone: true, date: activatedAt, text: 'Acesso liberado', act: null };
}

function identity({ identity: { state, date, reason } }: PartnershipFacts, may: PartnershipRights): Stage {
  const send = may.isSelf ? 'ENVIAR_IDENTIDADE' : null;
  switch (state) {
    case 'VERIFICADA':
      return { isDone: true, date, text: 'Fotos e assinatura conferidas', act: null };
    case 'EM_CONFERENCIA': {
      const text = may.isSelf ? 'Suas fotos estão em conferência.' : 'As fotos e a assinatura esperam conferência.';
      return { isDone: false, date, text, act: may.reviewIdentity ? 'CONFERIR_IDENTIDADE' : null };
    }
    case 'NEGADA': {
      const text = `A identidade foi negada${reason ? `: ${reason}` : '.'} ${may.isSelf ? 'Envie de novo.' : 'Falta a pessoa enviar de novo.'}`;
      return { isDone: false, date, text, act: send };
    }
    case 'NENHUMA': {
      const text = may.isSelf ? 'Falta enviar fotos e assinatura.' : 'Falta a pessoa enviar fotos e assinatura.';
      return { isDone: false, date: null, text, act: send };
    }
  }
}

function contract(facts: PartnershipFacts, may: PartnershipRights): Stage {
  const { agreement, isCommissionPending } = facts;
  if (agreement?.isSigned) {
    const act = may.readAgreement ? 'ABRIR_CONTRATO' : null;
    return { isDone: true, date: agreement.signedAt ?? agreement.createdDate, text: 'Assinado por todos', act };
  }
  if (isCommissionPending) {
    const text = `A comissão pedida espera a ${may.decideCommission ? 'sua decisão' : 'decisão do CEO'}. O contrato só pode ser assinado depois.`;
    return { isDone: false, date: null, text, act: may.decideCommission ? 'DECIDIR_COMISSAO' : null };
  }
  if (!agreement || agreement.hasEnded) {
    const text = agreement ? 'O contrato foi encerrado sem assinatura.' : 'O contrato ainda não foi gerado.';
    return { isDone: false, date: null, text, act: may.linkAgreement ? 'GERAR_CONTRATO' : null };
  }
  const { createdDate, missing, acts } = agreement;
  const open = may.readAgreement ? 'ABRIR_CONTRATO' : null;
  if (missing.length > 0) {
    return { isDone: false, date: createdDate, text: `Faltam dados no contrato: ${missing.join(', ')}.`, act: open };
  }
  if (!acts.includes('cliente')) {
    const text = may.isSelf ? 'Falta a sua assinatura.' : 'Falta a assinatura da pessoa.';
    return { isDone: false, date: createdDate, text, act: may.isSelf ? 'ASSINAR_CONTRATO' : open };
  }
  if (!acts.includes('contratada')) {
    const signer = may.signForTenant && !may.isSelf ? 'sua assinatura pela consultoria' : 'assinatura da consultoria';
    return { isDone: false, date: createdDate, text: `Falta a ${signer}.`, act: open };
  }
  const text = 'Faltam as testemunhas ou a conferência das identidades.';
  return { isDone: false, date: createdDate, text, act: open };
}

function clients({ clients: { count, since } }: PartnershipFacts, may: PartnershipRights): Stage {
  const text = count === 0 ? 'Nenhum cliente ainda' : counted(count, 'cliente', 'clientes');
  return { isDone: count > 0, date: since, text, act: may.isSelf ? 'CADASTRAR_CLIENTE' : null };
}

function commission({ commission: amounts, formatMoney }: PartnershipFacts, may: PartnershipRights): Stage {
  const act = may.readFees ? 'VER_EXTRATO' : null;
  if (!amounts) return { isDone: false, date: null, text: 'Valores visíveis à pessoa e ao financeiro', act: null };
  const { due, promised, paidOut, since } = amounts;
  const known = joinFacts(
    `${formatMoney(due)} a receber`,
    promised > 0 && `${formatMoney(promised)} previstos`,
    paidOut > 0 && `${formatMoney(paidOut)} já pagos`,
  );
  const isDone = due > 0 || paidOut > 0;
  return { isDone, date: since, text: isDone || promised > 0 ? known : 'Nenhum valor ainda', act };
}

/**
 * Returns the stages of a partnership with what is missing and what the reader may do. Identity and contract wait for
 * the activation, clients and commission do not wait for the contract, because a partner may register clients before.
 */
export function stagesOf(facts: PartnershipFacts, may: PartnershipRights): PartnershipStage[] {
  const isActive = facts.situacao === 'ATIVO';
  const stages: [PartnershipStageKey, Stage, boolean][] = [
    ['CONVITE', invitation(facts, may), true],
    ['ATIVACAO', activation(facts, may), facts.situacao !== 'CONVIDADO' && facts.situacao !== 'CONVITE_VENCIDO'],
    ['IDENTIDADE', identity(facts, may), isActive],
    ['CONTRATO', contract(facts, may), isActive || facts.agreement === null || facts.isCommissionPending],
    ['CLIENTES', clients(facts, may), isActive],
    ['COMISSAO', commission(facts, may), facts.clients.count > 0],
  ];
  return stages.map(([key, { isDone, ...stage }, isReached]) => {
    const state = isDone ? 'FEITA' : isReached ? 'AGORA' : 'DEPOIS';
    return { key, ...stage, state, act: state === 'DEPOIS' ? null : stage.act };
  });
}
