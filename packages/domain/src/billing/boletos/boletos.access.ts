import type { ActorScope } from '../../accounts/users/actor.ts';

type Who = Pick<ActorScope, 'typeUser' | 'typeCargo' | 'permissions'>;

/** Allows issuing, cancelling and replacing (W-438) to the provider's CEO and its users with `gerar_boleto`. */
export function canIssueBoletos({ typeUser, typeCargo, permissions }: Who): boolean {
  return typeUser === 'ADMIN' && (typeCargo === 'CEO' || permissions.gerar_boleto === true);
}

/** Returns whether the work of this person includes charging, but a CEO has not allowed it yet. */
export function lacksIssuing(who: Who): boolean {
  return who.typeUser === 'ADMIN' && who.typeCargo === 'FINANCEIRO' && !canIssueBoletos(who);
}

/**
 * Allows reading all boletos of the current tenant to its CEO, FINANCEIRO (decision D-14), users with all clients
 * (`permission_geral`), and users who may issue or export.
 */
export function canReadBoletos(who: Who): boolean {
  if (who.typeCargo === 'CEO') return true;
  if (who.typeUser !== 'ADMIN') return false;
  const { permission_geral, gerar_boleto, export_boleto } = who.permissions;
  return who.typeCargo === 'FINANCEIRO' || [permission_geral, gerar_boleto, export_boleto].includes(true);
}

/** Allows the export to a CEO and to an ADMIN with `export_boleto`. */
export function canExportBoletos(who: Who): boolean {
  return who.typeCargo === 'CEO' || (who.typeUser === 'ADMIN' && who.permissions.export_boleto === true);
}
