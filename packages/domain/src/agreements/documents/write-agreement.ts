import type { ServiceType } from '../../recovery/products/service-type.ts';
import { escapeHtml, fillTemplate, missingMark } from '../templates/fill-template.ts';
import {
  isPlaceholderKey,
  type PlaceholderKey,
  type PlaceholderValues,
  placeholderLabel,
} from '../templates/placeholder-catalogue.ts';
import { annexOf, type TemplateType } from '../templates/template-type.ts';
import type { MissingValue } from './agreements.api.ts';

export interface WrittenAgreement {
  html: string;
  missing: MissingValue[];
}

interface Part {
  html: string;
  /** The product of this part. */
  product?: string | undefined;
}

interface Principal {
  type: 'PRINCIPAL';
}

interface Annex {
  type: TemplateType;
  service: ServiceType;
}

/** Returns the templates of a client's agreement: PRINCIPAL, then those of the products that have one (C-28). */
export function partsOf(services: readonly ServiceType[]): [Principal, ...Annex[]] {
  const annexes = services.flatMap((service) => {
    const type = annexOf(service);
    return type ? [{ type, service }] : [];
  });
  return [{ type: 'PRINCIPAL' }, ...annexes];
}

/** Fills the marks of missing values in an agreed text, which is not written from its templates again. */
export function fillMissing({ html, missing }: WrittenAgreement, values: PlaceholderValues): WrittenAgreement {
  let filled = html;
  const left = missing.filter((lacking) => {
    const value = isPlaceholderKey(lacking.key) ? values[lacking.key]?.trim() : undefined;
    if (!value) return true;
    filled = filled.replaceAll(missingMark(lacking.label), escapeHtml(value));
    return false;
  });
  return { html: filled, missing: left };
}

/** Joins the parts into one text; marks and lists missing values. The services decide conditions on products. */
export function writeAgreement(
  parts: readonly Part[],
  values: PlaceholderValues,
  services: readonly ServiceType[] = [],
): WrittenAgreement {
  const missing = new Set<PlaceholderKey>();
  const texts = parts.map(({ html, product }) => {
    const own = { ...values, 'contrato.produto': product ?? values['contrato.produtos'] };
    const filled = fillTemplate(html, own, services);
    for (const key of filled.missing) missing.add(key);
    return filled.html;
  });
  return {
    html: texts.join('\n<hr />\n'),
    missing: [...missing].map((key) => ({ key, label: placeholderLabel(key) })),
  };
}
