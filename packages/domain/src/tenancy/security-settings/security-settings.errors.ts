import { errors } from '../../wire/errors.ts';

export const securityErrors = errors({
  security_denied: [403, 'Só o CEO altera a segurança da empresa.'],
});
