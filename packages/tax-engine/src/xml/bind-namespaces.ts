import type { AttributeList } from './attribute-list.ts';
import type { Namespaces } from './namespaces.ts';
import { XmlError } from './xml-error.ts';

/**
 * Binds the namespaces declared by the tag at `at` for the element at `depth`, and verifies the prefixes of its
 * attributes.
 * @throws XmlError for an unbound or reserved prefix, and for attributes equal by namespace and local name.
 */
export function bindNamespaces(attributes: AttributeList, depth: number, namespaces: Namespaces, at: number): void {
  for (let i = 0; i < attributes.count; i++) {
    const isDefault = attributes.is(i, 'xmlns');
    if (!isDefault && attributes.prefix(i) !== 'xmlns') continue;
    const prefix = isDefault ? '' : attributes.local(i);
    if (!namespaces.bind(depth, prefix, attributes.text(i).trim())) throw new XmlError('xml_malformed', at);
  }
  let seen: Set<string> | undefined;
  for (let i = 0; i < attributes.count; i++) {
    const prefix = attributes.prefix(i);
    if (prefix === '') continue;
    const uri = namespaces.resolve(prefix);
    const whole = `{${uri}}${attributes.local(i)}`;
    if (uri === undefined || seen?.has(whole)) throw new XmlError('xml_malformed', at);
    seen ??= new Set();
    seen.add(whole);
  }
}
