/** Names of a new feature in every form that the templates use. */
export interface FeatureNames {
  area: string;
  /** Folder and path of the calls, plural kebab-case: `client-tags`. */
  feature: string;
  /** Path of the page; Portuguese like all pages: `etiquetas`. */
  path: string;
  /** Part of file names, singular kebab-case: `client-tag`. */
  'item-file': string;
  /** Identifiers: `clientTags`, `ClientTags`, `clientTag`, `ClientTag`. */
  items: string;
  Items: string;
  item: string;
  Item: string;
  /** Error codes, singular snake_case: `client_tag`. */
  snake: string;
  /** Table name, plural snake_case: `client_tags`. */
  table: string;
  /** Title on the screen, pt-BR. */
  title: string;
}

const pascal = (kebab: string) => kebab.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const camel = (kebab: string) => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the singular of a plural English noun: `policies` → `policy`, `tags` → `tag`. */
export function singularOf(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  if (/(ss|x|z|ch|sh)es$/.test(plural)) return plural.slice(0, -2);
  return plural.replace(/s$/, '');
}

/**
 * Returns the names of a feature.
 * @param place `area/feature`, kebab-case, the feature in plural
 * @throws when the place has another form
 */
export function featureNames(
  place: string,
  title: string,
  { singular, path }: { singular?: string | undefined; path?: string | undefined } = {},
): FeatureNames {
  const [, area, feature] = /^([a-z]+)\/([a-z]+(?:-[a-z]+)*)$/.exec(place) ?? [];
  if (!area || !feature) throw new Error(`"${place}" is not AREA/NAME in kebab-case, such as crm/client-tags.`);
  const item = singular ?? singularOf(feature);
  if (item === feature) throw new Error(`Name the singular of "${feature}" with --singular.`);
  return {
    area,
    feature,
    path: path ?? feature,
    'item-file': item,
    items: camel(feature),
    Items: pascal(feature),
    item: camel(item),
    Item: pascal(item),
    snake: item.replaceAll('-', '_'),
    table: feature.replaceAll('-', '_'),
    title,
  };
}

/** Fills the `{{name}}` slots of a template. Throws on an unknown slot. */
export function fillTemplate(template: string, names: FeatureNames): string {
  return template.replace(/\{\{([\w-]+)\}\}/g, (slot, name: string) => {
    const value = Object.entries(names).find(([key]) => key === name)?.[1];
    if (value === undefined) throw new Error(`The template has an unknown slot ${slot}.`);
    return value;
  });
}
