import type { FieldStore } from '../xml/field-store.ts';
import type { DocumentFacts, ItemIbsCbs, NoteFacts } from './document-facts.ts';
import { F } from './note-paths.ts';

/**
 * Returns the revenue of the current item in cents: without unconditional discounts (LC 123/2006 art. 3º § 1º). A CF-e
 * prints this value as vItem.
 */
export function itemValue(fields: FieldStore): number {
  if (fields.has(F.vItem)) return fields.cents(F.vItem);
  const deducted = fields.code(F.indDeduzDeson) === '1' ? fields.cents(F.vICMSDeson) : 0;
  const added = fields.cents(F.vFrete) + fields.cents(F.vSeg) + fields.cents(F.vOutro);
  return fields.cents(F.vProd) - fields.cents(F.vDesc) + added - deducted;
}

/**
 * Returns IBS and CBS of the current item; undefined without the group IBSCBS. The first versions of NT 2025.002 print the
 * shares of State and municipality without their sum.
 */
export function readIbsCbs(fields: FieldStore): ItemIbsCbs | undefined {
  if (!fields.has(F.cstIbsCbs) && !fields.has(F.cClassTrib)) return undefined;
  const cents = (field: number) => readableCents(fields, field);
  const isByQuantity = fields.has(F.vIBSMono) || fields.has(F.vCBSMono);
  const ofStateAndCity = cents(F.vIBSUF) + cents(F.vIBSMun);
  return {
    cst: digitsOrEmpty(fields.code(F.cstIbsCbs), 3),
    classTrib: digitsOrEmpty(fields.code(F.cClassTrib), 6),
    base: cents(F.vBCIbsCbs),
    ibs: isByQuantity ? cents(F.vIBSMono) : fields.has(F.vIBS) ? cents(F.vIBS) : ofStateAndCity,
    cbs: isByQuantity ? cents(F.vCBSMono) : cents(F.vCBS),
    isByQuantity,
  };
}

/** These amounts are informational, so one that cannot be read does not reject the note. */
function readableCents(fields: FieldStore, field: number): number {
  const cents = fields.cents(field);
  return Number.isSafeInteger(cents) ? cents : 0;
}

function digitsOrEmpty(text: string, length: number): string {
  return text.length === length && /^\d+$/.test(text) ? text : '';
}

/** Builds a note from its fields; amounts in cents, `NaN` where no total is printed. */
export function readNoteFields(fields: FieldStore, items: NoteFacts['items'], references: string[]): NoteFacts {
  const charged = [F.vST, F.vFCPST, F.vII, F.vIPI, F.vIPIDevol, F.vICMSMonoReten, F.vServ];
  return {
    key: fields.text(F.id).replace(/^(NFe|CFe)/, ''),
    mod: fields.code(F.mod),
    serie: fields.code(F.serie),
    numero: fields.text(F.numero),
    issued: fields.text(F.dhEmi) || fields.text(F.dEmi),
    tpNF: fields.code(F.tpNF),
    tpAmb: fields.code(F.tpAmb),
    finNFe: fields.code(F.finNFe),
    indFinal: fields.code(F.indFinal),
    emit: fields.text(F.emitCNPJ).toUpperCase(),
    CRT: fields.code(F.CRT),
    dest: fields.text(F.destCNPJ).toUpperCase(),
    references,
    items,
    totalBesideItems: fields.has(F.vNF)
      ? fields.cents(F.vNF) - charged.reduce((sum, field) => sum + fields.cents(field), 0)
      : Number.NaN,
    ibsCbsTotal:
      fields.has(F.totalIBS) || fields.has(F.totalCBS)
        ? { ibs: readableCents(fields, F.totalIBS), cbs: readableCents(fields, F.totalCBS) }
        : undefined,
    signed: false,
  };
}

/** Returns the numbers declared unused by the issuer (inutilização), as printed. */
export function readVoiding(fields: FieldStore): DocumentFacts['voidings'][number] {
  return {
    cnpj: fields.text(F.voidCNPJ).toUpperCase(),
    mod: fields.text(F.voidMod),
    serie: fields.text(F.voidSerie),
    first: fields.text(F.voidFirst),
    last: fields.text(F.voidLast),
    stat: fields.text(F.voidStat),
    amb: fields.text(F.voidAmb),
  };
}
