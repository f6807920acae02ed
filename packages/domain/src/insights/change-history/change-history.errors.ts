import { errors } from '../../wire/errors.ts';

export const changeHistoryErrors = errors({
  change_history_denied: [403, 'Somente o CEO do provedor pode ver o histórico de alterações.'],
});
