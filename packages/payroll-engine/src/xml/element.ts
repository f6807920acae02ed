import { decodeDocument } from '@restitui/tax-engine/xml/decode-document.ts';
import { SaxesParser } from 'saxes';

/** An element without its namespace. */
export interface Element {
  /** Local name. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Element[];
  /** The text directly in it. */
  text: string;
}

const MAX_DEPTH = 64;
const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Parses a document; undefined when it is not well-formed, has a DOCTYPE, is nested deeper than any real one or is in an
 * unknown encoding (PR-002).
 */
export function parseXml(document: Buffer): Element | undefined {
  try {
    return parse(decodeDocument(document).toString('utf8'));
  } catch {
    return undefined;
  }
}

function parse(text: string): Element {
  const top: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('The document has a DOCTYPE.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > MAX_DEPTH) throw new Error('The document is nested too deeply.');
    const element: Element = { name: localName(name), attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const addText = (piece: string) => {
    const element = open.at(-1);
    if (element) element.text += piece;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(text).close();
  const [root] = top.children;
  if (!root) throw new Error('The document has no element.');
  return root;
}

/** Returns the elements at a path of local names below an element. */
export function elementsAt(element: Element | undefined, ...path: string[]): Element[] {
  let found = element ? [element] : [];
  for (const name of path) found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  return found;
}

/** Returns the first element at a path. */
export function elementAt(element: Element | undefined, ...path: string[]): Element | undefined {
  return elementsAt(element, ...path)[0];
}

/** Returns the trimmed text at a path; undefined when it is missing or empty. */
export function textAt(element: Element | undefined, ...path: string[]): string | undefined {
  return elementAt(element, ...path)?.text.trim() || undefined;
}

/** Returns the text at a path when it is a decimal without a sign, such as `0.8765`. */
export function decimalAt(element: Element | undefined, ...path: string[]): string | undefined {
  const text = textAt(element, ...path);
  return text !== undefined && /^\d{1,9}(\.\d{1,9})?$/.test(text) ? text : undefined;
}

/** Returns the first descendant or the element itself that fits, in document order. */
export function findElement(element: Element, fits: (element: Element) => boolean): Element | undefined {
  if (fits(element)) return element;
  for (const child of element.children) {
    const found = findElement(child, fits);
    if (found) return found;
  }
  return undefined;
}

/** Returns all descendants with a name. */
export function descendants(element: Element, name: string): Element[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...descendants(child, name)]);
}
