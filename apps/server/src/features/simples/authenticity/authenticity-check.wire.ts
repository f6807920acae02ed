import type { AuthenticityCheck } from '@restitui/domain/simples/authenticity/authenticity.api.ts';
import type { Check } from './authenticity.repository.ts';

export function toCheckResponse({ id_tenant: _, id_run: _run, id_user: _user, ...check }: Check): AuthenticityCheck {
  return check;
}
