const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** The namespaces in force at one place of a document. Source: Namespaces in XML 1.0. */
export class Namespaces {
  readonly #depths: number[] = [];
  readonly #prefixes: string[] = [];
  readonly #uris: string[] = [];
  /** The depth of the innermost element that binds a prefix; 0 when none does. */
  deepest = 0;

  reset(): void {
    this.#depths.length = 0;
    this.#prefixes.length = 0;
    this.#uris.length = 0;
    this.deepest = 0;
  }

  /** False when the prefix may not be bound so; the default namespace has the prefix ''. */
  bind(depth: number, prefix: string, uri: string): boolean {
    if (prefix === 'xmlns' || uri === XMLNS || (prefix === 'xml') !== (uri === XML)) return false;
    if (uri === '' && prefix !== '') return false;
    this.#depths.push(depth);
    this.#prefixes.push(prefix);
    this.#uris.push(uri);
    this.deepest = depth;
    return true;
  }

  /** Forgets what the element at `depth` bound. */
  leave(depth: number): void {
    while (this.#depths.at(-1) === depth) {
      this.#depths.pop();
      this.#prefixes.pop();
      this.#uris.pop();
    }
    this.deepest = this.#depths.at(-1) ?? 0;
  }

  /** Undefined for a prefix that is not bound. */
  resolve(prefix: string): string | undefined {
    const at = this.#prefixes.lastIndexOf(prefix);
    if (at >= 0) return this.#uris[at] as string;
    if (prefix === '') return '';
    return prefix === 'xml' ? XML : prefix === 'xmlns' ? XMLNS : undefined;
  }
}
