import { z } from 'zod';
import { messageChannel } from '../../operations/messages/message-channel.ts';
import { messageState } from '../../operations/messages/message-state.ts';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { firstStep, firstStepState } from './first-step.ts';

/** A channel to clients: whether the installation delivers it, the company's own contact, and the last test to it. */
const channelFacts = z.object({
  canal: messageChannel,
  ligado: z.boolean(),
  contato: z.string(),
  teste: messageState.nullable(),
});
export type ChannelFacts = z.infer<typeof channelFacts>;

/** The facts about a company from which the states of the steps follow. */
const firstStepFacts = z.object({
  /** City and state, which contracts name. */
  endereco: z.boolean(),
  /** A logo of its own. */
  logo: z.boolean(),
  /** Types of contract with a template in use. */
  modelos: z.int(),
  /** A bank account with which boletos are issued. */
  conta: z.boolean(),
  canais: z.array(channelFacts),
  /** Open invitations. */
  convites: z.int(),
  /** A CEO of the company, who signs its contracts. */
  representante: z.boolean(),
  /** People with access. */
  pessoas: z.int(),
  clientes: z.int(),
  analises: z.int(),
  contratos: z.object({ gerados: z.int(), assinados: z.int() }),
});
export type FirstStepFacts = z.infer<typeof firstStepFacts>;

export const firstSteps = z.object({
  fatos: firstStepFacts,
  passos: z.array(z.object({ passo: firstStep, situacao: firstStepState })),
  /** Estimate for the open steps. */
  minutos: z.int(),
  concluido: z.boolean(),
});
export type FirstSteps = z.infer<typeof firstSteps>;

export const firstStepsApi = {
  read: endpoint('GET /first-steps', {
    summary: 'O que falta a uma empresa nova até o primeiro contrato assinado',
    response: enveloped(firstSteps),
  }),
  postpone: endpoint('PUT /first-steps/postponed', {
    summary: 'Deixar passos para depois, ou retomá-los',
    body: z.object({
      passos: z.array(firstStep).min(1, 'Indique ao menos um passo.').max(firstStep.options.length),
      adiado: z.boolean(),
    }),
    response: enveloped(firstSteps),
  }),
  sendTest: endpoint('POST /first-steps/test-message', {
    summary: 'Enviar uma mensagem de teste ao contato da própria empresa',
    status: 201,
    body: z.object({ canal: messageChannel }),
    response: enveloped(firstSteps),
  }),
};
