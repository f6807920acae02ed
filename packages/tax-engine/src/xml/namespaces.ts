const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** The namespaces in scope at the current position of a document. Source: Namespaces in XML 1.0. */
export class Namespaces {
  readonly #depths: number[] = [];
  readonly #prefixes: string[] = [];
  readonly #uris: string[] = [];
  /** Depth of the innermost element that binds a prefix; 0 without one. */
  deepest = 0;

  reset(): void {
    this.#depths.length = 0;
    this.#prefixes.length = 0;
    this.#uris.length = 0;
    this.deepest = 0;
  }

  /** Binds a prefix ('' for the default namespace). Returns false when this binding is not allowed. */
  bind(depth: number, prefix: string, uri: string): boolean {
    if (prefix === 'xmlns' || uri === XMLNS || (prefix === 'xml') !== (uri === XML)) return false;
    if (uri === '' && prefix !== '') return false;
    this.#depths.push(depth);
    this.#prefixes.push(prefix);
    this.#uris.push(uri);
    this.deepest = depth;
    return true;
  }

  /** Removes the bindings of the element at `depth`. */
  leave(depth: number): void {
    while (this.#depths.at(-1) === depth) {
      this.#depths.pop();
      this.#prefixes.pop();
      this.#uris.pop();
    }
    this.deepest = this.#depths.at(-1) ?? 0;
  }

  /** Returns the namespace of a prefix; undefined when it is not bound. */
  resolve(prefix: string): string | undefined {
    const at = this.#prefixes.lastIndexOf(prefix);
    if (at >= 0) return this.#uris[at];
    if (prefix === '') return '';
    return prefix === 'xml' ? XML : prefix === 'xmlns' ? XMLNS : undefined;
  }
}
