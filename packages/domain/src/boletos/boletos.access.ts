import type { Role } from '../users/actor.ts';

type Who = Pick<Role, 'typeUser' | 'typeCargo' | 'permissions'>;

/** Issues, cancels and replaces (W-438): the provider's CEO and who has `gerar_boleto` there. */
export function canIssueBoletos({ typeUser, typeCargo, permissions }: Who): boolean {
  return typeUser === 'ADMIN' && (typeCargo === 'CEO' || permissions.gerar_boleto === true);
}

/**
 * Every boleto of the tenant acted in: its CEO, FINANCEIRO (decision D-14), who has all clients (`permission_geral`),
 * and who issues or exports.
 */
export function canReadBoletos(who: Who): boolean {
  if (who.typeCargo === 'CEO') return true;
  if (who.typeUser !== 'ADMIN') return false;
  const { permission_geral, gerar_boleto, export_boleto } = who.permissions;
  return who.typeCargo === 'FINANCEIRO' || [permission_geral, gerar_boleto, export_boleto].includes(true);
}

/** Takes the list away as a spreadsheet: a CEO, and an ADMIN with `export_boleto`. */
export function canExportBoletos(who: Who): boolean {
  return who.typeCargo === 'CEO' || (who.typeUser === 'ADMIN' && who.permissions.export_boleto === true);
}
