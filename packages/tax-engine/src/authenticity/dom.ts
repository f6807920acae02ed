import { DOMParser } from '@xmldom/xmldom';
import { C14nCanonicalization } from 'xml-crypto';

/** Parses a document accepted by `XmlReader` into a tree; undefined when this parser rejects it. */
export function parseTree(text: string): Document | undefined {
  let faulty = false;
  const fault = () => {
    faulty = true;
  };
  const errorHandler = { warning: fault, error: fault, fatalError: fault };
  const document = new DOMParser({ errorHandler }).parseFromString(text, 'text/xml');
  return faulty ? undefined : document;
}

/** Returns the child elements, in order. */
export function childrenOf(node: Node | null): Element[] {
  return Array.from(node?.childNodes ?? []).filter((child): child is Element => child.nodeType === 1);
}

/** Returns the only child with a local name; undefined when there is none or more than one. */
export function onlyChild(node: Element | undefined, name: string): Element | undefined {
  const named = childrenOf(node ?? null).filter(({ localName }) => localName === name);
  return named.length === 1 ? named[0] : undefined;
}

/** Returns the trimmed text of an element; empty without an element. */
export function textOf(element: Element | undefined): string {
  return (element?.textContent ?? '').trim();
}

/** Returns all elements with a local name, of any prefix. */
export function elementsNamed(document: Document, name: string): Element[] {
  return Array.from(document.getElementsByTagNameNS('*', name));
}

/** Serialises an element by Canonical XML 1.0 without comments, with the namespaces in scope from its ancestors. */
export function canonical(element: Element): string {
  return new C14nCanonicalization().process(element, { ancestorNamespaces: inheritedNamespaces(element) });
}

function inheritedNamespaces(element: Element): { prefix: string; namespaceURI: string }[] {
  const inherited = new Map<string, string>();
  for (let node = element.parentNode; node && node.nodeType === 1; node = node.parentNode) {
    for (const { name, value } of Array.from((node as Element).attributes)) {
      const prefix = name === 'xmlns' ? '' : name.startsWith('xmlns:') ? name.slice(6) : undefined;
      if (prefix !== undefined && !inherited.has(prefix)) inherited.set(prefix, value);
    }
  }
  // xml-crypto adds the default namespace of an element without a prefix itself.
  if (!element.prefix || inherited.get('') === '') inherited.delete('');
  return [...inherited].map(([prefix, namespaceURI]) => ({ prefix, namespaceURI }));
}
