/** Consecutive tags without attributes, such as `</NCM><CFOP>`, and the element that they lead to. */
export interface MarkupRun {
  /** In bytes. */
  length: number;
  /** Index of its first four-byte word in the cache. */
  words: number;
  to: ElementPath;
  /** The field whose text ends with the run, or −1. */
  field: number;
  /** Scopes that it opens and, as bitwise complement, closes, in order. */
  scopes: number[] | undefined;
  /** The run that followed it last time, compared first. */
  likely: MarkupRun | undefined;
}

/** The properties of an element that its start tag determines. */
export interface Element {
  /** Its node in the path tree. */
  node: number;
  /** Child elements without a prefix are in an accepted namespace. */
  isAccepted: boolean;
  /** It declares a namespace or a prefix. */
  binds: boolean;
}

/** A start tag with attributes and without a prefix, such as `<det nItem="1">`: all but the attribute values. */
export interface TagShape {
  /** Text before, between and after the values: `<det nItem="` and `">`. */
  pieces: Buffer[];
  /** The field of each value, or −1. */
  fields: number[];
  /** The path of the element. */
  to: ElementPath;
  /** It is an empty-element tag. */
  isWhole: boolean;
  /** The default namespace that it declares. */
  uri: string | undefined;
  /** The markup that followed it last time, compared first. */
  likely: MarkupRun | undefined;
}

/** An element with its ancestors; one shared object for all elements with the same names along the path. */
export class ElementPath implements Element {
  readonly parent: ElementPath | undefined;
  readonly depth: number;
  /** As in the tag, including the prefix. */
  readonly name: Buffer;
  readonly node: number;
  readonly isAccepted: boolean;
  readonly binds: boolean;
  /** Numbers of the field that receives its text and of its scope, or −1. */
  readonly field: number;
  readonly scope: number;
  readonly children: ElementPath[] = [];
  /** Cached tags with attributes of its child elements. */
  readonly shapes: TagShape[] = [];
  /** Cached markup that starts here. */
  readonly runs: MarkupRun[] = [];
  likely: MarkupRun | undefined = undefined;

  constructor(parent: ElementPath | undefined, name: Buffer, element: Element, field: number, scope: number) {
    this.parent = parent;
    this.depth = parent ? parent.depth + 1 : 0;
    this.name = name;
    this.node = element.node;
    this.isAccepted = element.isAccepted;
    this.binds = element.binds;
    this.field = field;
    this.scope = scope;
  }

  /** Returns true when the element's name is at `at`. */
  isNamedAt(bytes: Buffer, at: number): boolean {
    const { name } = this;
    for (let i = 0; i < name.length; i++) if (bytes[at + i] !== name[i]) return false;
    return true;
  }

  /** Returns the cached path of a child element. */
  findChild(bytes: Buffer, start: number, end: number, { node, isAccepted, binds }: Element): ElementPath | undefined {
    for (const child of this.children) {
      const alike = child.node === node && child.isAccepted === isAccepted && child.binds === binds;
      if (alike && child.name.length === end - start && child.isNamedAt(bytes, start)) return child;
    }
    return undefined;
  }
}
