import type { NoteAlert } from './alert-catalogue.ts';
import type { ItemResult } from './classify-item.ts';
import type { ItemFacts } from './document-facts.ts';

const concentrated = new Set(['02', '03', '04', '05']);

/** Returns the alerts of one item, each with its cents or with 1, as the catalogue defines. */
export function itemAlerts(item: ItemFacts, result: ItemResult): [NoteAlert, number][] {
  const found: [NoteAlert, number][] = [];
  if (!result.cfop.known) found.push(['CFOP_DESCONHECIDO', 1]);
  if (!item.inTotal) found.push(['INDTOT_0', 1]);
  if (result.effect <= 0) return found;

  for (const alert of result.ncm.alerts) {
    if (result.exclusion === '') found.push([alert, alert === 'PRODUTO_USADO' ? item.value : 1]);
  }
  const outside = result.ncm.verdict === 'no' && result.decision < 0;
  if (outside && (concentrated.has(item.cstPis) || concentrated.has(item.cstCofins))) found.push(['CST_DIVERGENTE', 1]);
  if (result.exclusion !== '') found.push(['FABRICANTE_MONOFASICO', item.value]);
  if (result.review) found.push(['MONO_REVISAR', item.value]);
  if (result.decision >= 0) found.push(['DECISAO_ANALISTA', item.value]);
  if (result.st.differs) found.push(['ST_CFOP_DIVERGENTE', 1]);
  if (item.icms === '') found.push(['SEM_GRUPO_ICMS', 1]);
  return found;
}
