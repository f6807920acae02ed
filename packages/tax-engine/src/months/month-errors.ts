import type { Alert, MonthOfNotes } from '../engine-types.ts';
import type { Declaration } from '../pgdas/declaration.ts';
import { goodsRevenue } from './goods-activities.ts';
import { type MonthAlertCode, monthAlert } from './month-alerts.ts';
import type { Reproduction, ReproductionFailure } from './reproduce.ts';

/** The inputs of a month before it is computed. */
export interface MonthSources {
  declaration: Declaration | undefined;
  notes: MonthOfNotes | undefined;
  /** The uploads contain notes, or declarations, of other roots only. */
  wrongCnpj: boolean;
  /** PDFs that may contain the missing declaration. */
  unreadable: readonly { file: string; code: MonthAlertCode }[];
}

function withoutDeclaration({ notes, unreadable }: MonthSources): Alert[] {
  const codes = [...new Set(unreadable.map(({ code }) => code))].toSorted();
  const isMei = notes?.alerts.some(({ codigo }) => codigo === 'MEI_EMITENTE') ?? false;
  return [
    monthAlert('SEM_PGDAS'),
    ...codes.map((code) => {
      const files = unreadable.filter((pdf) => pdf.code === code).map(({ file }) => file);
      return monthAlert(code, `Arquivo: ${files.slice(0, 3).join(', ')}.`);
    }),
    ...(isMei ? [monthAlert('MEI_OU_NAO_OPTANTE')] : []),
  ];
}

/** Returns the reasons why a declaration cannot be computed, except a failed reproduction. */
export function declarationErrors({ opting, mismatches }: Declaration): Alert[] {
  return [
    ...(opting ? [] : [monthAlert('MEI_OU_NAO_OPTANTE')]),
    ...(mismatches.length > 0 ? [monthAlert('PGDAS_NAO_CONFERE', mismatches[0])] : []),
  ];
}

/** Returns all reasons why a month has no diagnosis; empty when it has. `reproduced` is undefined without goods. */
export function monthErrors(
  sources: MonthSources,
  reproduced: Reproduction | ReproductionFailure | undefined,
): Alert[] {
  const { declaration, notes, wrongCnpj } = sources;
  const reasons = wrongCnpj ? [monthAlert('CNPJ_DIVERGENTE')] : [];
  if (!declaration) return [...reasons, ...withoutDeclaration(sources)];
  reasons.push(...declarationErrors(declaration));
  if (typeof reproduced === 'string') reasons.push(monthAlert(reproduced));
  if (goodsRevenue(declaration).total > 0 && !notes?.hasSales) reasons.push(monthAlert('SEM_XML'));
  return reasons;
}
