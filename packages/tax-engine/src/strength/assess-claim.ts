import type { NcmReason } from '../rules/ncm-classify.ts';
import type { NcmRow } from '../rules/rule-rows.ts';
import { confirmsGroup } from './cest-segments.ts';
import type { PurchaseEvidence } from './purchases.ts';
import type { Assessment } from './strength.ts';

/** Everything that the strength of an item depends on. */
export interface ClaimFacts {
  reason: NcmReason;
  /** The row of the list that names its NCM; undefined for a decision on an unlisted NCM. */
  rule: NcmRow | undefined;
  cest: string;
  /** The name names the group of the rule (true) or a product outside it (false). */
  isNamed: boolean | undefined;
  /** The item awaits a decision and is not counted. */
  isOpen: boolean;
  purchase: PurchaseEvidence | undefined;
  /** The client also sold the product under an NCM that does not count. */
  hasOtherNcm: boolean;
}

/** Reasons by which the law itself names the product of the note. */
const named: readonly NcmReason[] = ['listed', 'ex_listed', 'st_pis_cofins', 'drink_cest_in'];

/**
 * Assesses how well it is proved that PIS and COFINS of an item were collected upstream. A contradiction prevails over
 * confirmations, except that a supplier's CST outweighs doubts about names and codes. Criteria and their reasons:
 * docs/decisions/078-strength-of-a-claim.md.
 */
export function assessClaim(facts: ClaimFacts): Assessment {
  const { purchase, rule, isOpen } = facts;
  if (isOpen) {
    return purchase?.isProved === true && !purchase.isContradicted
      ? claim('a_provar', `${proofText(purchase)}, mas o item só conta depois da decisão do analista`, use)
      : claim('a_provar', 'Depende da decisão do analista', `${use}, e ${lowerFirst(purchaseNote)}`);
  }
  const doubt = findDoubt(facts);
  if (purchase?.isProved) {
    if (purchase.isContradicted) {
      return claim(
        'defensavel',
        'Fornecedores informam CST diferentes para o produto: junte as notas de quem recolheu',
        'Notas de compra de todos os fornecedores do produto',
      );
    }
    return doubt
      ? claim('defensavel', `${proofText(purchase)}, mas ${lowerFirst(doubt)}`, register)
      : claim('certa', proofText(purchase));
  }
  if (purchase?.isContradicted) {
    return claim(
      'a_provar',
      'O fornecedor vendeu o produto com tributação normal: confirme com ele quem recolheu',
      'Declaração do fornecedor sobre quem recolheu PIS e COFINS, ou nota de compra de outro fornecedor',
    );
  }
  if (doubt) return claim('a_provar', doubt, `${register}, e ${lowerFirst(purchaseNote)}`);
  return assessWithoutPurchase(facts, rule);
}

function assessWithoutPurchase({ reason, cest, isNamed }: ClaimFacts, rule: NcmRow | undefined): Assessment {
  const group = rule?.group ?? '';
  const isCestRight = confirmsGroup(cest, group);
  if (reason === 'decided_yes')
    return claim('defensavel', 'Contado por decisão do analista, sem nota de compra que prove', purchaseNote);
  if (!rule || !named.includes(reason)) {
    return claim('defensavel', 'Só a descrição confirma o produto: falta o CEST ou a nota de compra', cestOrNote);
  }
  if (rule.confidence === 'B') {
    return claim('defensavel', 'O código é sucessor do que a lei cita: falta a nota de compra que prove', purchaseNote);
  }
  if (rule.confidence === 'C' && rule.group === 'COMBUSTIVEIS') {
    return claim(
      'defensavel',
      'O imposto do fabricante estava em zero no período, e a Receita pode discutir a separação',
      'Nota de compra do período com o código de PIS e COFINS do distribuidor',
    );
  }
  if (rule.confidence === 'C' && reason !== 'drink_cest_in') {
    return claim('defensavel', 'Só conta se o fabricante recolheu: falta a nota de compra que prove', purchaseNote);
  }
  if (isCestRight === false)
    return claim('defensavel', 'O CEST é de outro tipo de produto: confira o cadastro', cestOrNote);
  if (isCestRight) return claim('certa', 'A lei cita o produto e o CEST confirma');
  if (isNamed) return claim('certa', 'A lei cita o produto e a descrição confirma');
  return claim(
    'defensavel',
    'A lei cita o código, mas nem CEST, nem descrição, nem compra confirmam o produto',
    purchaseNote,
  );
}

/** Returns the doubt that the name or another NCM of the product raises, as a sentence; empty without one. */
function findDoubt({ isNamed, hasOtherNcm }: ClaimFacts): string {
  if (isNamed === false) return 'A descrição é de produto que a lei não alcança';
  return hasOtherNcm ? 'O mesmo produto foi vendido também com NCM que não conta' : '';
}

function proofText({ byBarcode }: PurchaseEvidence): string {
  const what = byBarcode ? 'do mesmo código de barras' : 'do mesmo produto';
  return `A nota de compra ${what} mostra PIS e COFINS já recolhidos`;
}

// What would prove a claim, as a document that a client can send.
const purchaseNote = 'Nota de compra do fabricante ou do distribuidor com o produto';
const use = 'Ficha técnica ou foto do rótulo que mostre o que é o produto';
const register = 'Ficha técnica ou foto do rótulo que confirme o código do produto';
const cestOrNote = 'Cadastro do produto com o CEST certo, ou nota de compra do fabricante ou do distribuidor';

/** @param wanted the documents that would prove the claim; none for a certain one */
const claim = (strength: Assessment['strength'], evidence: string, wanted = ''): Assessment => ({
  strength,
  evidence: `${evidence}.`,
  wanted: wanted && `${wanted}.`,
});
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
