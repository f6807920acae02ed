import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { repoRoot } from './repo-root.mjs';

/** The first tables of the list that WOFF2 numbers; the others are skipped by their length alone. */
const numberedTags = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca'];

/** Returns ascent and descent of a WOFF2 font, as shares of its size (https://www.w3.org/TR/WOFF2/#woff20Header). */
function heightsOf(file: string) {
  const font = readFileSync(file);
  let at = 48;
  const base128 = () => {
    let value = 0;
    for (let isLast = false; !isLast; ) {
      const byte = font.readUInt8(at++);
      value = value * 128 + (byte & 127);
      isLast = byte < 128;
    }
    return value;
  };
  const starts = new Map<string | undefined, number>();
  let start = 0;
  for (let left = font.readUInt16BE(12); left > 0; left--) {
    const flags = font.readUInt8(at++);
    const tag = numberedTags[flags & 63];
    if ((flags & 63) === 63) at += 4;
    let length = base128();
    const version = flags >> 6;
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0;
    if (isTransformed) length = base128();
    starts.set(tag, start);
    start += length;
  }
  const tables = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  const [head, hhea] = [starts.get('head') ?? Number.NaN, starts.get('hhea') ?? Number.NaN];
  const unit = tables.readUInt16BE(head + 18);
  return { ascent: tables.readInt16BE(hhea + 4) / unit, descent: -tables.readInt16BE(hhea + 6) / unit };
}

const web = path.join(repoRoot, 'apps/web/src');
const landing = path.join(web, 'features/tenancy/landing/styles');
const sheets = [
  path.join(web, 'app/fallback-font.css'),
  ...readdirSync(landing).map((name) => path.join(landing, name)),
];

/** Returns the font faces of a style sheet by their properties. */
const facesOf = (sheet: string) =>
  [...readFileSync(sheet, 'utf8').matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) =>
    Object.fromEntries(
      body
        .split(';')
        .map((line) => line.split(/:(.*)/s).map((part) => part.trim().replaceAll('"', '')))
        .map(([name = '', value = '']) => [name, value]),
    ),
  );

const inter = '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2';
const allFaces = sheets.flatMap(facesOf);
const fallbacks = allFaces.filter(({ 'font-family': family }) => / Fallback( Figures)?$/.test(family ?? ''));

/** Returns the file of the font that a fallback face stands for. */
function fileOf(fallback: Record<string, string>) {
  const family = fallback['font-family']?.replace(/ Fallback.*/, '');
  const face = allFaces.find((each) => each['font-family'] === family && each['font-style'] === fallback['font-style']);
  const address = /url\(([^)]+)\)/.exec(face?.src ?? '')?.[1] ?? inter;
  return path.join(repoRoot, 'node_modules', address);
}

describe('the local fonts that are shown until a font arrives', () => {
  it('exist for each font of the app and of the public pages', () => {
    const wanted = allFaces.filter(({ src }) => src?.includes('url(')).map(({ 'font-family': family }) => family);
    const covered = fallbacks.map(({ 'font-family': family }) => family?.replace(/ Fallback.*/, ''));
    expect(wanted.filter((family) => !covered.includes(family))).toEqual([]);
    expect(covered).toContain('Inter');
  });

  it('have the heights of the font, whatever their widths are adjusted by', () => {
    for (const face of fallbacks) {
      const { ascent, descent } = heightsOf(fileOf(face));
      const scale = Number.parseFloat(face['size-adjust'] ?? '') / 10_000;
      const name = `${face['font-family']} ${face['font-weight']} ${face['font-style'] ?? ''}`;
      const [above, below] = [face['ascent-override'] ?? '', face['descent-override'] ?? ''].map(Number.parseFloat);
      expect.soft((above ?? 0) * scale, name).toBeCloseTo(ascent, 2);
      expect.soft((below ?? 0) * scale, name).toBeCloseTo(descent, 2);
      expect.soft(face['line-gap-override'], name).toBe('0%');
    }
  });
});
