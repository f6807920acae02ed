import { annexOf, type ContractType } from '../contracts/contract-type.ts';
import { fillTemplate } from '../contracts/fill-template.ts';
import { type PlaceholderKey, type PlaceholderValues, placeholderLabel } from '../contracts/placeholder-catalogue.ts';
import type { ServiceType } from '../products/service-type.ts';
import type { MissingValue } from './agreements.api.ts';

export interface WrittenAgreement {
  html: string;
  missing: MissingValue[];
}

interface Part {
  html: string;
  /** The product that this part is about. */
  product?: string | undefined;
}

interface Principal {
  type: 'PRINCIPAL';
}

interface Annex {
  type: ContractType;
  service: ServiceType;
}

/** The templates that a client's contract is made of: PRINCIPAL, then one part per product that has one (C-28). */
export function partsOf(services: readonly ServiceType[]): [Principal, ...Annex[]] {
  const annexes = services.flatMap((service) => {
    const type = annexOf(service);
    return type ? [{ type, service }] : [];
  });
  return [{ type: 'PRINCIPAL' }, ...annexes];
}

/** One text from its parts; what has no value is marked in the text and listed. */
export function writeAgreement(parts: readonly Part[], values: PlaceholderValues): WrittenAgreement {
  const missing = new Set<PlaceholderKey>();
  const texts = parts.map(({ html, product }) => {
    const filled = fillTemplate(html, { ...values, 'contrato.produto': product ?? values['contrato.produtos'] });
    for (const key of filled.missing) missing.add(key);
    return filled.html;
  });
  return {
    html: texts.join('\n<hr />\n'),
    missing: [...missing].map((key) => ({ key, label: placeholderLabel(key) })),
  };
}
