import { type Day, formatDay } from '@restitui/brazil/day.ts';
import { contractNames } from '../../agreements/documents/contract-names.ts';
import { isEndedState, signingStateOf } from '../../agreements/signing/signing-state.ts';
import { taxRegimeLabels } from '../../recovery/products/regime-products.ts';
import type { TimelineEvent } from './timeline-event.ts';
import type { ContractFact, IdentityCheckFact, SuggestionFact, TimelineFacts } from './timeline-facts.ts';

type Facts = Pick<TimelineFacts, 'contracts' | 'suggestions' | 'signatures'>;

/**
 * Returns the steps of a contract from its first text to the seal, including suggested changes and identity checks.
 * @param today the day in Brazil; decides whether the last day for signing is over
 */
export function contractSteps({ contracts, suggestions, signatures }: Facts, today: Day): TimelineEvent[] {
  return [
    ...contracts.flatMap((contract) => stepsOfContract(contract, today)),
    ...suggestions.flatMap(stepsOfSuggestion),
    ...signatures.flatMap(stepsOfIdentityCheck),
  ];
}

const regimeLabels: Readonly<Record<string, string | undefined>> = taxRegimeLabels;

function nameOf({ typeRegime }: ContractFact): string {
  if (typeRegime === null) return 'O contrato';
  return `O contrato (${regimeLabels[typeRegime] ?? typeRegime})`;
}

function stepsOfContract(contract: ContractFact, today: Day): TimelineEvent[] {
  const { id, contracts, createdDate, IsAtivo, isAssinado, clientSignedAt, signedAt, closedAt, sealedAt } = contract;
  const name = nameOf(contract);
  const ended = closedAt === null ? stepOfEnding(contract, name, today) : undefined;
  const waits = IsAtivo && !isAssinado && clientSignedAt === null && closedAt === null && !ended;
  const made: TimelineEvent = {
    ...{ id: `contrato ${id}`, kind: 'CONTRATO', date: createdDate, waits, ...(waits && { agreement: id }) },
    title: waits ? 'Contrato para ler e assinar' : 'Contrato preparado',
    text: `${name} foi preparado: ${contractNames(contracts)}.`,
    ...(isAssinado && signedAt === null && clientSignedAt === null && { ended: ['ASSINATURA'] }),
  };
  const steps: TimelineEvent[] = ended && IsAtivo ? [made, ended] : [made];
  if (clientSignedAt !== null) {
    const text = `Você assinou. ${name} segue para a assinatura da consultoria e das testemunhas.`;
    const step = { id: `cliente ${id}`, kind: 'ASSINATURA', date: clientSignedAt, waits: false } as const;
    steps.push({ ...step, title: 'Contrato assinado por você', text });
  }
  if (isAssinado && signedAt !== null) {
    const text = `${name} tem todas as assinaturas. O trabalho está autorizado.`;
    steps.push({
      id: `assinado ${id}`,
      kind: 'ASSINATURA',
      date: signedAt,
      title: 'Contrato assinado',
      text,
      waits: false,
    });
  }
  if (closedAt !== null) {
    const text = `${name} foi fechado: o texto não muda mais.`;
    steps.push({
      id: `fechado ${id}`,
      kind: 'CONTRATO',
      date: closedAt,
      title: 'Contrato fechado',
      text,
      waits: false,
    });
  }
  if (sealedAt !== null) {
    const text = `${name} foi selado: qualquer mudança no PDF passa a ser percebida por quem o confere.`;
    steps.push({
      id: `selado ${id}`,
      kind: 'ASSINATURA',
      date: sealedAt,
      title: 'Contrato selado',
      text,
      waits: false,
    });
  }
  return steps;
}

/** Returns the step of a version that takes no more signatures; undefined for others. */
function stepOfEnding(contract: ContractFact, name: string, today: Day): TimelineEvent | undefined {
  const { id, endedAt, createdDate, expiresOn } = contract;
  const state = signingStateOf({ ...contract, missing: [] }, today);
  if (!isEndedState(state)) return undefined;
  const of = { id: `${state} ${id}`, kind: 'CONTRATO', waits: false, date: endedAt ?? createdDate } as const;
  if (state === 'expirado' && expiresOn) {
    const text = `${name} podia ser assinado até ${formatDay(expiresOn)}. Peça à consultoria que o renove.`;
    return { ...of, date: expiresOn, title: 'Prazo para assinar terminado', text };
  }
  if (state === 'recusado') return { ...of, title: 'Contrato recusado', text: `${name} foi recusado e não vale mais.` };
  return { ...of, title: 'Contrato cancelado', text: `${name} foi cancelado pela consultoria e não vale mais.` };
}

function stepsOfSuggestion({ id, number, createdAt, acceptEdit, decidedAt, reason }: SuggestionFact): TimelineEvent[] {
  const of = { kind: 'ALTERACAO', waits: false } as const;
  const text = `O pedido de alteração nº ${number} foi registrado e será respondido pela consultoria.`;
  const asked = { ...of, id: `pedido ${id}`, date: createdAt, title: 'Alteração pedida no contrato', text };
  if (acceptEdit === null || decidedAt === null) return [asked];
  const [title, how] = acceptEdit
    ? ['Alteração aceita', 'foi aceito e entrou no contrato']
    : ['Alteração não aceita', 'não foi aceito. O texto ficou como estava'];
  const reply = `O pedido de alteração nº ${number} ${how}.${because(reason)}`;
  return [asked, { ...of, id: `resposta ${id}`, date: decidedAt, title, text: reply }];
}

const because = (reason: string | null) => (reason ? ` Motivo: ${reason}` : '');

function stepsOfIdentityCheck({ id, createData, decision, decidedAt, reason }: IdentityCheckFact): TimelineEvent[] {
  const kind = 'ASSINATURA' as const;
  const given: TimelineEvent = {
    ...{ id: `assinatura ${id}`, kind, date: createData, waits: false },
    title: 'Assinatura enviada',
    text: 'Você enviou suas fotos e sua assinatura para conferência.',
  };
  if (decision === 'none' || decidedAt === null) return [given];
  const [title, text] =
    decision === 'verified'
      ? ['Assinatura conferida', 'Suas fotos e sua assinatura foram conferidas.']
      : ['Assinatura não aceita', `É preciso assinar de novo.${because(reason)}`];
  return [given, { id: `conferida ${id}`, kind, date: decidedAt, title, text, waits: false }];
}
