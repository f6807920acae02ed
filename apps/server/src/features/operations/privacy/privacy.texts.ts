import { formatDay } from '@restitui/brazil/day.ts';
import type { ErasurePlan } from '@restitui/domain/operations/privacy/erasure-plan.ts';

/** Builds the answer to an approved request: what was erased, what is retained, why and until when. */
export function erasedText({ apagado, mantido }: ErasurePlan, tenant: string) {
  const kept = mantido.map(
    ({ dado, motivo, fonte, ate }) => `- ${dado}. ${motivo} Base: ${fonte}.${ate ? ` Até ${formatDay(ate)}.` : ''}`,
  );
  return {
    subject: 'Seus dados foram apagados',
    text: `Olá.

A solicitação de eliminação dos seus dados em ${tenant} foi atendida.

Apagamos:
${apagado.map((each) => `- ${each}.`).join('\n')}

Mantemos, por obrigação ou para defesa em juízo:
${kept.join('\n')}

Se discordar, responda a esta mensagem ou procure a Autoridade Nacional de Proteção de Dados (ANPD).`,
  };
}

export function refusedText(reason: string, tenant: string) {
  return {
    subject: 'Resposta à sua solicitação de eliminação de dados',
    text: `Olá.

A solicitação de eliminação dos seus dados em ${tenant} não foi atendida.

Motivo: ${reason}

Se discordar, responda a esta mensagem ou procure a Autoridade Nacional de Proteção de Dados (ANPD).`,
  };
}
