import { plural } from '@restitui/brazil/counted.ts';
import { type Day, dayInBrazil, toDay } from '@restitui/brazil/day.ts';
import { type ActRole, actRoleLabel } from '../../agreements/signing/act-role.ts';
import { missingActs } from '../../agreements/signing/required-acts.ts';
import {
  type AgreementState,
  type SigningState,
  signingStateLabels,
  signingStateOf,
} from '../../agreements/signing/signing-state.ts';
import { taxRegimeLabels } from '../../recovery/products/regime-products.ts';
import type { PendingItem } from './pending-items.api.ts';
import type { PendingKind, PendingOn } from './pending-kind.ts';

/** An active contract that is not signed. */
export interface PendingContract extends Omit<AgreementState, 'isAssinado'> {
  id: string;
  id_client: string | null;
  id_user: string | null;
  typeRegime: string | null;
  /** The company, or the partner. */
  assunto: string;
  responsavel: string | null;
  /** When the current version was written, last signed and ended; null where it was not. */
  writtenAt: string;
  lastActAt: string | null;
  endedAt: string | null;
  /** When the oldest undecided suggestion was made; null without one. */
  suggestedAt: string | null;
}

/** Returns what is to be done about a contract on a day; undefined when nothing is. */
export function pendingContract(contract: PendingContract, today: Day): Omit<PendingItem, 'dias'> | undefined {
  const state = signingStateOf({ ...contract, isAssinado: false }, today);
  const decides = contract.suggestedAt !== null && isUnsettled(state);
  const step = decides ? ({ tipo: 'decidir', depende: 'consultoria' } as const) : stepOf(state, contract);
  if (!step) return undefined;
  const { id, id_client, id_user, assunto, responsavel } = contract;
  return {
    ...{ id: `contrato ${id}`, assunto, responsavel, id_client, id_user, id_agreement: id, id_signature: null },
    ...step,
    detalhe: `${nameOf(contract)}: ${decides ? 'sugestão à espera de decisão' : detailOf(state, contract)}`,
    desde: (decides && contract.suggestedAt) || sinceOf(state, contract, today),
    prazo: step.tipo === 'retomar' ? null : contract.expiresOn,
  };
}

/** A suggestion comes before signatures; in any other state the contract needs something else first. */
function isUnsettled(state: SigningState): boolean {
  return state === 'faltam_dados' || state === 'para_assinar' || state === 'em_assinatura';
}

function stepOf(state: SigningState, { acts, id_client }: PendingContract) {
  const party: PendingOn = id_client === null ? 'parceiro' : 'cliente';
  const steps: Partial<Record<SigningState, { tipo: PendingKind; depende: PendingOn }>> = {
    faltam_dados: { tipo: 'completar', depende: party },
    para_assinar: { tipo: 'assinar', depende: party },
    em_assinatura: { tipo: 'assinar', depende: acts.includes('contratada') ? 'testemunhas' : 'consultoria' },
    em_conferencia: { tipo: 'verificar', depende: 'consultoria' },
    recusado: { tipo: 'retomar', depende: 'consultoria' },
    expirado: { tipo: 'retomar', depende: 'consultoria' },
  };
  return steps[state];
}

function nameOf({ typeRegime }: PendingContract): string {
  const labels: Readonly<Record<string, string>> = taxRegimeLabels;
  return typeRegime === null ? 'Contrato de parceria' : `Contrato de ${labels[typeRegime] ?? typeRegime}`;
}

function detailOf(state: SigningState, { acts, missing, id_user }: PendingContract): string {
  if (state === 'faltam_dados') return plural(missing.length, 'falta um dado', `faltam ${missing.length} dados`);
  if (state === 'em_assinatura') return `falta ${listed(missingActs(acts), id_user)}`;
  return signingStateLabels[state].toLowerCase();
}

function listed(roles: readonly ActRole[], id_user: string | null): string {
  return new Intl.ListFormat('pt-BR').format(roles.map((role) => actRoleLabel(role, { id_user }).toLowerCase()));
}

/** A version that expired waits since the day after its last one. */
function sinceOf(state: SigningState, { writtenAt, lastActAt, endedAt, expiresOn }: PendingContract, today: Day) {
  if (state === 'expirado') return expiresOn ?? today;
  return endedAt ?? lastActAt ?? writtenAt;
}

/** Returns the day in Brazil of an instant, or the day itself. */
export function dayOf(since: string): Day {
  return since.length === 10 ? toDay(since) : dayInBrazil(new Date(since));
}
