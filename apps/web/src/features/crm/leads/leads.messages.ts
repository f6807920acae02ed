import { counted } from '@restitui/brazil/counted.ts';
import type { EachResult } from '../../../lib/call-each.ts';

export const leadMessages = {
  none: 'Nenhum contato encontrado.',
  notFound: 'Contato não encontrado.',
  loadFailed: 'Erro ao carregar os contatos.',
  saved: 'Contato atualizado!',
  savedMany: ({ done, refused: [refused, ...others] }: EachResult<unknown>) => {
    const title = `${counted(done.length, 'contato atualizado', 'contatos atualizados')}.`;
    if (!refused) return title;
    return { title, detail: `${counted(others.length + 1, 'não foi', 'não foram')}: ${refused.message}` };
  },
  saveFailed: 'Não foi possível atualizar o contato.',
  prefilled: 'Os dados do contato foram preenchidos. Confira antes de salvar.',
  converted: 'Este contato já virou cliente.',
} as const;
