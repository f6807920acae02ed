import type { NoteAlert } from './alert-catalogue.ts';
import type { ItemAnswer } from './classify-item.ts';
import type { ItemFacts } from './document-facts.ts';

const concentrated = new Set(['02', '03', '04', '05']);

/** Alerts of one item, each with 1 or with its cents, as the catalogue has it. */
export function itemAlerts(item: ItemFacts, answer: ItemAnswer): [NoteAlert, number][] {
  const found: [NoteAlert, number][] = [];
  if (!answer.cfop.known) found.push(['CFOP_DESCONHECIDO', 1]);
  if (!item.inTotal) found.push(['INDTOT_0', 1]);
  if (answer.effect <= 0) return found;

  for (const alert of answer.ncm.alerts) {
    if (answer.bar === '') found.push([alert, alert === 'PRODUTO_USADO' ? item.value : 1]);
  }
  const outside = answer.ncm.verdict === 'no' && answer.decision < 0;
  if (outside && (concentrated.has(item.cstPis) || concentrated.has(item.cstCofins))) found.push(['CST_DIVERGENTE', 1]);
  if (answer.bar !== '') found.push(['FABRICANTE_MONOFASICO', item.value]);
  if (answer.review) found.push(['MONO_REVISAR', item.value]);
  if (answer.decision >= 0) found.push(['DECISAO_ANALISTA', item.value]);
  if (answer.st.differs) found.push(['ST_CFOP_DIVERGENTE', 1]);
  if (item.icms === '') found.push(['SEM_GRUPO_ICMS', 1]);
  return found;
}
