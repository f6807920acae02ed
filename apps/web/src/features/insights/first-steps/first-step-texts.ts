import { counted } from '@restitui/brazil/counted.ts';
import type { FirstStep } from '@restitui/domain/insights/first-steps/first-step.ts';
import type { FirstStepFacts } from '@restitui/domain/insights/first-steps/first-steps.api.ts';

export const firstStepTitles: Record<FirstStep, string> = {
  dados: 'Dados da empresa',
  marca: 'Marca da empresa',
  modelos: 'Modelos de contrato',
  conta: 'Conta para receber honorários',
  canais: 'E-mail e WhatsApp',
  pessoas: 'Pessoas',
  clientes: 'Clientes',
  analise: 'Primeira análise',
  contrato: 'Primeiro contrato assinado',
};

/** Steps that need a client. */
export const stepsAfterClient: readonly FirstStep[] = ['contrato'];

const details: Record<FirstStep, (facts: FirstStepFacts) => string> = {
  dados: () => 'Endereço e contatos: os contratos só podem ser assinados com a cidade e a UF.',
  marca: () => 'O logotipo e as cores que o cliente vê no site, nos contratos e nas mensagens.',
  modelos: ({ modelos }) =>
    modelos > 0
      ? counted(modelos, 'tipo com modelo', 'tipos com modelo')
      : 'Comece pelos textos incluídos e ajuste-os depois com o seu jurídico.',
  conta: () => 'Com ela os boletos saem em nome da empresa.',
  canais: () => 'Por onde o cliente recebe o código e o contrato para assinar.',
  pessoas: ({ representante, pessoas, convites }) =>
    representante
      ? [
          counted(pessoas, 'pessoa com acesso', 'pessoas com acesso'),
          ...(convites > 0 ? [counted(convites, 'convite aberto', 'convites abertos')] : []),
        ].join(', ')
      : 'Convide um usuário com o cargo CEO, que assina os contratos pela empresa. Como administrador, você só testemunha.',
  clientes: ({ clientes }) =>
    clientes > 0 ? counted(clientes, 'cliente', 'clientes') : 'Importe uma planilha ou cadastre o primeiro.',
  analise: ({ analises, clientes }) => {
    if (analises > 0) return counted(analises, 'análise pronta', 'análises prontas');
    return clientes > 0
      ? 'Envie os arquivos de um cliente, ou experimente com uma empresa de exemplo.'
      : 'Com uma empresa de exemplo: 60 meses de notas, nada a preencher.';
  },
  contrato: ({ contratos: { gerados } }) =>
    gerados > 0
      ? `${counted(gerados, 'contrato gerado', 'contratos gerados')}, nenhum assinado por todos.`
      : 'Abra um cliente e envie o link da minuta: ele lê e assina pelo celular.',
};

/** Returns the line below the title of a step. */
export function firstStepDetail(step: FirstStep, facts: FirstStepFacts): string {
  if (stepsAfterClient.includes(step) && facts.clientes === 0) return 'Depois do primeiro cliente.';
  return details[step](facts);
}
