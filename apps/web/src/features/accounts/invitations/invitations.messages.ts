import { refusalMessage } from '../../../lib/api-error.ts';

export const invitationMessages = {
  invited: { title: 'Convite enviado.', detail: 'O link anterior, se houver, deixou de valer.' },
  withdrawn: { title: 'Convite retirado.', detail: 'O link não abre mais.' },
  failed: (error: Error) => ({ title: refusalMessage(error) ?? 'Não foi possível concluir. Tente de novo.' }),
};
