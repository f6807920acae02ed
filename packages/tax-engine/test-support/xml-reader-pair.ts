import { type SaxesAttributeNS, SaxesParser } from 'saxes';
import { compilePaths } from '../src/xml/path-tree.ts';
import { XmlReader } from '../src/xml/xml-reader.ts';

/** Paths to read, in the format of `compilePaths`. */
export interface Wanted {
  fields: readonly string[];
  scopes: readonly string[];
  acceptsNamespace: (uri: string, local: string) => boolean;
}

/** A scope that opened or closed, and the texts of fields since the previous step. */
export type Step = [what: string, fields: Record<string, string>];

/** Reads documents with `XmlReader`, which throws on rejection. */
export function createEngineReader({ fields, scopes, acceptsNamespace }: Wanted) {
  let steps: Step[] = [];
  const step = (what: string) => {
    const texts = fields.flatMap((path, i) => (reader.fields.has(i) ? [[path, reader.fields.text(i)]] : []));
    steps.push([what, Object.fromEntries(texts)]);
    reader.fields.clear(0, fields.length);
  };
  const reader = new XmlReader(compilePaths(fields, scopes, acceptsNamespace), {
    open: (scope) => step(`open ${scopes[scope]}`),
    close: (scope) => step(`close ${scopes[scope]}`),
  });
  return (bytes: Buffer): Step[] => {
    steps = [];
    step(`root ${reader.read(bytes)}`);
    return steps;
  };
}

/** Reads the same paths with a general-purpose parser, comparing every path as text; shares no code with `XmlReader`. */
export function createSaxesReader({ fields, scopes, acceptsNamespace }: Wanted) {
  const fieldOf = byPath(fields);
  const scopeOf = byPath(scopes);
  const known = new Set([...fieldOf.keys(), ...scopeOf.keys()].flatMap(beginnings));

  return (text: string): Step[] => {
    const steps: Step[] = [];
    const places: { path: string | undefined; text: string }[] = [{ path: '', text: '' }];
    let found: Record<string, string> = {};
    let root = '';
    const step = (what: string) => {
      steps.push([what, found]);
      found = {};
    };
    const set = (path: string, value: string) => {
      const field = fieldOf.get(path);
      if (field !== undefined) found[field] ??= value.trim();
    };
    const enter = (uri: string, local: string): string | undefined => {
      const above = places.at(-1)?.path;
      if (above === undefined) return undefined;
      const aside = above === '' ? '' : undefined;
      if (!acceptsNamespace(uri, local)) return aside;
      const path = above === '' ? local : `${above}/${local}`;
      if (known.has(path)) return path;
      return above !== '' && known.has(`${above}/*`) ? `${above}/*` : aside;
    };
    const parser = new SaxesParser({ xmlns: true, position: false });
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', ({ uri, local, attributes }) => {
      if (places.length === 1) root = local;
      const path = enter(uri, local);
      places.push({ path, text: '' });
      if (!path) return;
      if (scopeOf.has(path)) step(`open ${scopeOf.get(path)}`);
      for (const { name, value } of Object.values(attributes) as SaxesAttributeNS[]) set(`${path}/@${name}`, value);
    });
    const add = (part: string) => {
      (places.at(-1) as { text: string }).text += part;
    };
    parser.on('text', add);
    parser.on('cdata', add);
    parser.on('closetag', () => {
      const place = places.pop();
      if (!place?.path) return;
      set(place.path, place.text);
      if (scopeOf.has(place.path)) step(`close ${scopeOf.get(place.path)}`);
    });
    // saxes removes one byte order mark; a second one is text.
    parser.write(`\ufeff${text}`).close();
    step(`root ${root}`);
    return steps;
  };
}

function byPath(alternatives: readonly string[]): Map<string, string> {
  return new Map(alternatives.flatMap((name) => name.split(' | ').map((path): [string, string] => [path, name])));
}

function beginnings(path: string): string[] {
  const steps = path.split('/').filter((step) => !step.startsWith('@'));
  return steps.map((_, i) => steps.slice(0, i + 1).join('/'));
}
