import type { FirstStep, FirstStepState } from './first-step.ts';
import { firstStep, firstStepMinutes } from './first-step.ts';
import type { FirstStepFacts, FirstSteps } from './first-steps.api.ts';

/** Returns whether each connected channel has delivered a test message; without a connected channel nothing is tested. */
function areChannelsTested(canais: FirstStepFacts['canais']): boolean {
  const connected = canais.filter(({ ligado }) => ligado);
  return connected.length > 0 && connected.every(({ teste }) => teste === 'enviada');
}

const isDone: Record<FirstStep, (facts: FirstStepFacts) => boolean> = {
  dados: ({ endereco }) => endereco,
  marca: ({ logo }) => logo,
  modelos: ({ modelos }) => modelos > 0,
  conta: ({ conta }) => conta,
  canais: ({ canais }) => areChannelsTested(canais),
  pessoas: ({ representante, pessoas }) => representante && pessoas > 1,
  clientes: ({ clientes }) => clientes > 0,
  analise: ({ analises }) => analises > 0,
  contrato: ({ contratos }) => contratos.assinados > 0,
};

function stateOf(step: FirstStep, facts: FirstStepFacts, postponed: ReadonlySet<FirstStep>): FirstStepState {
  if (isDone[step](facts)) return 'feito';
  return postponed.has(step) ? 'adiado' : 'aberto';
}

/**
 * Returns the state of each step. The list is complete with the first signed contract, which is its aim, or when no
 * step is open.
 */
export function firstStepsOf(facts: FirstStepFacts, postponed: ReadonlySet<FirstStep>): FirstSteps {
  const passos = firstStep.options.map((passo) => ({ passo, situacao: stateOf(passo, facts, postponed) }));
  const open = passos.filter(({ situacao }) => situacao === 'aberto');
  return {
    fatos: facts,
    passos,
    minutos: open.reduce((sum, { passo }) => sum + firstStepMinutes[passo], 0),
    concluido: facts.contratos.assinados > 0 || open.length === 0,
  };
}
