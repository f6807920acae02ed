import sanitizeHtml from 'sanitize-html';

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'];
const structure = ['svg', 'g', 'defs', 'title', 'desc', 'clipPath', 'mask'];
const paints = ['linearGradient', 'radialGradient', 'stop'];

const attributes = [
  ...['xmlns', 'viewBox', 'width', 'height', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy'],
  ...['d', 'points', 'transform', 'id', 'role', 'aria-label', 'preserveAspectRatio', 'offset', 'dx', 'dy'],
  ...[
    'fill',
    'fill-opacity',
    'fill-rule',
    'clip-rule',
    'clip-path',
    'mask',
    'opacity',
    'color',
    'display',
    'visibility',
  ],
  ...['stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'stop-color', 'stop-opacity', 'gradientUnits', 'gradientTransform'],
  ...['spreadMethod', 'clipPathUnits', 'maskUnits', 'maskContentUnits', 'href', 'xlink:href', 'xmlns:xlink'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'text-anchor', 'letter-spacing'],
];

/** Returns whether the attribute refers to anything outside the picture, by `url(…)` or by a link. */
function pointsOutside(name: string, value: string): boolean {
  if (name.endsWith('href')) return !value.startsWith('#');
  return /url\s*\((?!\s*['"]?#)/i.test(value) || /\\|expression|javascript:/i.test(value);
}

/** Returns the declarations of a style attribute as attributes. */
function declarations(style: string): [string, string][] {
  return style.split(';').flatMap((line) => {
    const [name = '', ...value] = line.split(':');
    return value.length > 0 ? [[name.trim(), value.join(':').trim()] as [string, string]] : [];
  });
}

function cleanAttributes(given: Record<string, string>): Record<string, string> {
  const all = [...Object.entries(given), ...declarations(given.style ?? '')];
  return Object.fromEntries(all.filter(([name, value]) => attributes.includes(name) && !pointsOutside(name, value)));
}

/**
 * Returns the SVG reduced to elements and attributes that draw and to references within the picture. Returns
 * undefined when nothing is drawn, or when the picture needs a style sheet, which would be removed.
 */
export function cleanSvg(source: string): string | undefined {
  if (/<(?:\w+:)?style[\s>]/i.test(source)) return undefined;
  const cleaned = sanitizeHtml(source, {
    allowedTags: [...structure, ...shapes, ...paints],
    allowedAttributes: { '*': attributes },
    allowedSchemes: [],
    allowProtocolRelative: false,
    nonTextTags: ['script', 'style', 'textarea', 'option', 'foreignObject', 'metadata', 'iframe'],
    nestingLimit: 64,
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: { ...cleanAttributes(attribs), ...(tagName === 'svg' && { xmlns: 'http://www.w3.org/2000/svg' }) },
      }),
    },
  });
  const svg = pictureIn(cleaned);
  return svg && shapes.some((shape) => svg.includes(`<${shape}`)) ? svg : undefined;
}

function pictureIn(text: string): string | undefined {
  const start = text.search(/<svg[\s>]/);
  const end = text.lastIndexOf('</svg>');
  return start === -1 || end < start ? undefined : text.slice(start, end + '</svg>'.length);
}
