import { plural } from '@restitui/brazil/counted.ts';
import type { Day } from '@restitui/brazil/day.ts';
import { z } from 'zod';
import type { PersonKind } from './person-kind.ts';
import {
  chargeKeptUntil,
  contractKeptUntil,
  retentionRules,
  type SignedContract,
  taxWorkKeptUntil,
  yearsAfter,
} from './retention.ts';

/** The facts that decide what is erased and what is retained. */
export interface ErasureFacts {
  kind: PersonKind;
  /** Signed agreements that name the person. */
  contracts: readonly SignedContract[];
  /** Companies that the person represents, and the day of the last work for them. */
  companies: number;
  lastWork: Day | null;
  /** The last day on which a boleto that names the person changed. */
  lastCharge: Day | null;
  termsAcceptedOn: Day | null;
}

export const keptData = z.object({
  dado: z.string(),
  motivo: z.string(),
  fonte: z.string(),
  /** Last day of retention; null while the reason lasts. */
  ate: z.string().nullable(),
});
export type KeptData = z.infer<typeof keptData>;

export const erasurePlan = z.object({ apagado: z.array(z.string()), mantido: z.array(keptData) });
export type ErasurePlan = z.infer<typeof erasurePlan>;

const access = 'Senha, sessões abertas e o acesso ao sistema';
const ways = 'Códigos de verificação e mensagens, enviadas ou a caminho';
const names = 'O nome nos históricos, trocado por “Pessoa removida”, e os valores antigos dos dados pessoais';
const identity = [
  'Fotos de identidade e assinatura desenhada, com os arquivos',
  'A chave que abre os dados pessoais das evidências de assinatura: sem ela, a verificação diz “apagado”',
  'O texto dos contratos que não foram assinados',
];
const attempts = 'Tentativas de assinatura que não valeram, com fotos e desenho';

const always: Record<PersonKind, string[]> = {
  user: [
    'Nome, CPF, e-mail, telefones, endereço e dados de empresa do cadastro',
    access,
    'Permissões, alertas sobre você, leituras de alertas e itens adiados no Início',
    'Pedidos de comissão',
    ways,
    names,
  ],
  owner: ['E-mail e telefone do cadastro', access, ways, names],
  lead: [
    'O contato do site por inteiro: nome, telefone, e-mail, CNPJ, mensagem e notas',
    'Os alertas sobre o contato',
    ways,
    names,
  ],
};

/** Lists what is erased and what is retained, why and until when, in pt-BR for the person (LGPD, art. 16). */
export function planErasure(facts: ErasureFacts, today: Day): ErasurePlan {
  const { kind } = facts;
  if (kind === 'lead') return { apagado: always.lead, mantido: [proofOfAnswer] };
  const held = evidenceKeptUntil(facts, today);
  const ownerIdentity = kind === 'owner' && !held ? ['Nome e CPF do cadastro'] : [];
  return {
    apagado: [...ownerIdentity, ...always[kind], ...(held ? [attempts] : identity)],
    mantido: [
      ...(held ? [evidence(facts, held)] : []),
      ...(facts.companies > 0 ? [taxWork(facts)] : []),
      ...(facts.lastCharge ? charges(chargeKeptUntil(facts.lastCharge), today) : []),
      ...(facts.termsAcceptedOn ? [terms(facts.termsAcceptedOn)] : []),
      proofOfAnswer,
    ],
  };
}

/** Returns the last day on which signed agreements retain the evidence; null when none does. */
export function evidenceKeptUntil({ contracts }: Pick<ErasureFacts, 'contracts'>, today: Day): Day | null {
  const days = contracts.map((contract) => contractKeptUntil(contract, today)).filter((until) => until >= today);
  return days.sort().at(-1) ?? null;
}

function evidence({ kind, contracts }: ErasureFacts, ate: Day): KeptData {
  const running = contracts.some(({ inForce }) => inForce);
  return {
    dado: `Evidências de contrato assinado: o texto assinado, ${kind === 'owner' ? 'nome e CPF, ' : ''}as fotos de identidade e a assinatura verificadas, e o registro do ato`,
    motivo: running
      ? 'Provam um contrato em vigor. Ficam enquanto ele vigorar e por dez anos depois, prazo em que ainda pode ser discutido em juízo; a data conta como se ele terminasse hoje.'
      : 'Provam um contrato que ainda pode ser discutido em juízo, por dez anos desde a assinatura.',
    fonte: retentionRules.contract.source,
    ate,
  };
}

function taxWork({ companies, lastWork }: ErasureFacts): KeptData {
  return {
    dado: plural(companies, 'Cadastro e documentos fiscais da empresa', 'Cadastros e documentos fiscais das empresas'),
    motivo:
      'São dados das empresas, e a prova do trabalho fiscal fica até que prescrevam os créditos a que ela se refere.',
    fonte: retentionRules.taxWork.source,
    ate: lastWork && taxWorkKeptUntil(lastWork),
  };
}

function charges(ate: Day, today: Day): KeptData[] {
  if (ate < today) return [];
  return [
    {
      dado: 'Os dados de quem paga, nos boletos emitidos',
      motivo: 'São comprovantes fiscais da cobrança. Passado o prazo de cada boleto, são apagados sem novo pedido.',
      fonte: retentionRules.charge.source,
      ate,
    },
  ];
}

function terms(acceptedOn: Day): KeptData {
  return {
    dado: 'O aceite dos termos de uso: versão, data e endereço de rede, sem o nome',
    motivo: 'Prova o que foi aceito.',
    fonte: retentionRules.contract.source,
    ate: yearsAfter(acceptedOn, retentionRules.contract.years),
  };
}

const proofOfAnswer: KeptData = {
  dado: 'Esta solicitação e a resposta, sem os seus dados',
  motivo: 'Provam que o pedido foi atendido.',
  fonte: 'LGPD (Lei 13.709/2018), arts. 6º, X, e 37',
  ate: null,
};
