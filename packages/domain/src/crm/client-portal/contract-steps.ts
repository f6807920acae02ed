import { contractNames } from '../../agreements/documents/contract-names.ts';
import { taxRegimeLabels } from '../../recovery/products/regime-products.ts';
import type { TimelineEvent } from './timeline-event.ts';
import type { ContractFact, IdentityCheckFact, SuggestionFact, TimelineFacts } from './timeline-facts.ts';

type Facts = Pick<TimelineFacts, 'contracts' | 'suggestions' | 'signatures'>;

/** Returns the steps of a contract from its first text to the seal, including suggested changes and identity checks. */
export function contractSteps({ contracts, suggestions, signatures }: Facts): TimelineEvent[] {
  return [
    ...contracts.flatMap(stepsOfContract),
    ...suggestions.flatMap(stepsOfSuggestion),
    ...signatures.flatMap(stepsOfIdentityCheck),
  ];
}

const regimeLabels: Readonly<Record<string, string | undefined>> = taxRegimeLabels;

function nameOf({ typeRegime }: ContractFact): string {
  if (typeRegime === null) return 'O contrato';
  return `O contrato (${regimeLabels[typeRegime] ?? typeRegime})`;
}

function stepsOfContract(contract: ContractFact): TimelineEvent[] {
  const { id, contracts, createdDate, IsAtivo, isAssinado, clientSignedAt, signedAt, closedAt, sealedAt } = contract;
  const name = nameOf(contract);
  const waits = IsAtivo && !isAssinado && clientSignedAt === null && closedAt === null;
  const made: TimelineEvent = {
    ...{ id: `contrato ${id}`, kind: 'CONTRATO', date: createdDate, waits, ...(waits && { agreement: id }) },
    title: waits ? 'Contrato para ler e assinar' : 'Contrato preparado',
    text: `${name} foi preparado: ${contractNames(contracts)}.`,
    ...(isAssinado && signedAt === null && clientSignedAt === null && { ended: ['ASSINATURA'] }),
  };
  const steps: TimelineEvent[] = [made];
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

function stepsOfSuggestion({ id, number, createdAt, acceptEdit, decidedAt }: SuggestionFact): TimelineEvent[] {
  const of = { kind: 'ALTERACAO', waits: false } as const;
  const text = `O pedido de alteração nº ${number} foi registrado e será respondido pela consultoria.`;
  const asked = { ...of, id: `pedido ${id}`, date: createdAt, title: 'Alteração pedida no contrato', text };
  if (acceptEdit === null || decidedAt === null) return [asked];
  const [title, how] = acceptEdit
    ? ['Alteração aceita', 'foi aceito e entrou no contrato']
    : ['Alteração não aceita', 'não foi aceito. O texto ficou como estava'];
  return [
    asked,
    { ...of, id: `resposta ${id}`, date: decidedAt, title, text: `O pedido de alteração nº ${number} ${how}.` },
  ];
}

function stepsOfIdentityCheck({ id, createData, decision, decidedAt, reason }: IdentityCheckFact): TimelineEvent[] {
  const kind = 'ASSINATURA' as const;
  const given: TimelineEvent = {
    ...{ id: `assinatura ${id}`, kind, date: createData, waits: false },
    title: 'Assinatura enviada',
    text: 'Você enviou suas fotos e sua assinatura para conferência.',
  };
  if (decision === 'none' || decidedAt === null) return [given];
  const reasonText = reason ? ` Motivo: ${reason}` : '';
  const [title, text] =
    decision === 'verified'
      ? ['Assinatura conferida', 'Suas fotos e sua assinatura foram conferidas.']
      : ['Assinatura não aceita', `É preciso assinar de novo.${reasonText}`];
  return [given, { id: `conferida ${id}`, kind, date: decidedAt, title, text, waits: false }];
}
