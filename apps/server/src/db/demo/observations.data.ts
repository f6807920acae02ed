import type { ObservationCategory } from '@restitui/domain/recovery/observations/observation-category.ts';

export interface DemoNote {
  /**
   * Mailbox of the author: at the provider for the first two, at the consultancy for the next; null for the
   * client.
   */
  by: 'analista' | 'financeiro' | 'gerente' | 'parceiro' | 'contabilidade' | null;
  category: ObservationCategory;
  mensage: string;
  isAlerta?: boolean;
}

/** Conversations about a client as a whole. */
export const clientTalks: readonly (readonly DemoNote[])[] = [
  [
    { by: 'parceiro', category: 'PADRAO', mensage: 'Cliente prefere contato pela manhã, por WhatsApp.' },
    { by: null, category: 'CLIENTE', mensage: 'Bom dia! Enviei hoje o contrato social atualizado.' },
    {
      by: 'parceiro',
      category: 'CLIENTE',
      mensage: 'Bom dia! Recebemos, obrigado. O próximo passo é assinar o contrato.',
    },
    { by: 'gerente', category: 'PADRAO', mensage: 'Recebido, obrigada. Conferimos até sexta.' },
  ],
  [
    { by: 'contabilidade', category: 'PADRAO', mensage: 'Balancete do trimestre fechado; envio na próxima semana.' },
    {
      by: 'gerente',
      category: 'PADRAO',
      mensage: 'Sócio pediu reunião para rever a comissão antes da próxima apuração.',
      isAlerta: true,
    },
  ],
  [
    { by: 'financeiro', category: 'FINACEIRO', mensage: 'Honorários de outubro em aberto; combinar nova data.' },
    { by: 'parceiro', category: 'PADRAO', mensage: 'Confirmei o e-mail do contador por telefone.' },
  ],
  [
    { by: null, category: 'CLIENTE', mensage: 'Quando sai o resultado da análise?' },
    { by: 'parceiro', category: 'PADRAO', mensage: 'Em análise; previsão de retorno em dez dias.' },
  ],
];

/** Conversations about one product. */
export const productTalks: readonly (readonly DemoNote[])[] = [
  [
    { by: 'analista', category: 'OPERACIONAL', mensage: 'Faltam as notas de dois meses; pedi ao contador.' },
    { by: 'contabilidade', category: 'PADRAO', mensage: 'Notas que faltavam enviadas pelo portal.' },
    { by: 'analista', category: 'OPERACIONAL', mensage: 'Arquivos completos. Reprocessar a apuração.' },
  ],
  [
    {
      by: 'analista',
      category: 'PADRAO',
      mensage: 'Retificação transmitida. Acompanhar o despacho da Receita Federal.',
      isAlerta: true,
    },
  ],
  [{ by: 'analista', category: 'PADRAO', mensage: 'Código de acesso conferido com o cliente.' }],
];
