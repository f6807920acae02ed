/** Some tags without attributes, one behind the other, such as `</NCM><CFOP>`, and where they lead. */
export interface MarkupRun {
  /** In bytes. */
  length: number;
  /** Its first word of four bytes in the book. */
  words: number;
  to: Place;
  /** The field whose text ends with the run, or −1. */
  field: number;
  /** Scopes that it opens and, as their complement, closes, in order. */
  scopes: number[] | undefined;
  /** The run that came after it the last time. */
  likely: MarkupRun | undefined;
}

/** What an element is once its start tag is known. */
export interface Element {
  /** Its node in the path tree. */
  node: number;
  /** Elements in it without a prefix are in a namespace that is taken. */
  taken: boolean;
  /** It declares a namespace or a prefix. */
  binds: boolean;
}

/** A start tag with attributes and no prefix, such as `<det nItem="1">`: all of it but the values that vary. */
export interface TagShape {
  /** Before, between and behind the values: `<det nItem="` and `">`. */
  pieces: Buffer[];
  /** The field that each value goes to, or −1. */
  fields: number[];
  /** The element. */
  to: Place;
  /** It ends with the tag. */
  isWhole: boolean;
  /** The default namespace that it declares. */
  uri: string | undefined;
  /** The markup that came after it the last time. */
  likely: MarkupRun | undefined;
}

/** An open element with all that it lies in: the same object for all elements of the same names one in another. */
export class Place implements Element {
  readonly parent: Place | undefined;
  readonly depth: number;
  /** As the tag has it, prefix included. */
  readonly name: Buffer;
  readonly node: number;
  readonly taken: boolean;
  readonly binds: boolean;
  /** The field that its text goes to and the scope that it is, or −1. */
  readonly field: number;
  readonly scope: number;
  readonly children: Place[] = [];
  /** Tags with attributes that were read here. */
  readonly shapes: TagShape[] = [];
  /** Markup that was read from here. */
  readonly runs: MarkupRun[] = [];
  likely: MarkupRun | undefined = undefined;

  constructor(parent: Place | undefined, name: Buffer, element: Element, field: number, scope: number) {
    this.parent = parent;
    this.depth = parent ? parent.depth + 1 : 0;
    this.name = name;
    this.node = element.node;
    this.taken = element.taken;
    this.binds = element.binds;
    this.field = field;
    this.scope = scope;
  }

  /** Whether its name stands at `at`. */
  isNamedAt(bytes: Buffer, at: number): boolean {
    const { name } = this;
    for (let i = 0; i < name.length; i++) if (bytes[at + i] !== name[i]) return false;
    return true;
  }

  /** The place of an element in this one that was there before. */
  findChild(bytes: Buffer, start: number, end: number, { node, taken, binds }: Element): Place | undefined {
    for (const child of this.children) {
      const alike = child.node === node && child.taken === taken && child.binds === binds;
      if (alike && child.name.length === end - start && child.isNamedAt(bytes, start)) return child;
    }
    return undefined;
  }
}
