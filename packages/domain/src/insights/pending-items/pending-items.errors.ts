import { errors } from '../../wire/errors.ts';

export const pendingItemErrors = errors({
  pending_items_denied: [403, 'Você não tem acesso às pendências.'],
});
