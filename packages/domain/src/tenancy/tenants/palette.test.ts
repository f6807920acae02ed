import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, nearestTone } from './contrast.ts';
import { toOklch } from './oklch.ts';
import { deepTones, grounds, paletteOf, softShare } from './palette.ts';
import { mix } from './rgb.ts';

describe('contrast', () => {
  it('is 21 between black and white, 1 between equal colours, and symmetric', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#fff', '#000')).toBeCloseTo(21);
    expect(contrast('#0b7a66', '#0b7a66')).toBe(1);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('adjustment keeps a colour that passes, and the hue of one that does not', () => {
    expect(nearestTone('#12433b', (tone) => contrast(tone, '#ffffff') >= 4.5)).toBe('#12433b');
    const lighter = nearestTone('#1d3c8f', (tone) => contrast(tone, '#121211') >= 4.5) ?? '';
    expect(contrast(lighter, '#121211')).toBeLessThan(4.8);
    expect(toOklch(lighter).hue).toBeCloseTo(toOklch('#1d3c8f').hue, 1);
  });

  it('adjustment rejects an invalid colour', () => {
    expect(() => contrast('red', '#ffffff')).toThrow();
  });
});

const tenants = {
  restitui: { primary: '#0b6e5f', secondary: '#12333a', accent: '#b45309' },
  meridiano: { primary: '#1d4fa8', secondary: '#0c2340', accent: '#0e7490' },
  kairos: { primary: '#6b2fa0', secondary: '#2e1245', accent: '#be185d' },
  baluarte: { primary: '#8f1d2c', secondary: '#2f2420', accent: '#a16207' },
  trilha: { primary: '#3f6212', secondary: '#1c3320', accent: '#c2410c' },
  navy: { primary: '#0b1f3a', secondary: '#ffffff', accent: '#c9a227' },
  yellow: { primary: '#ffd400', secondary: '#222222', accent: '#fff6bf' },
  midGrey: { primary: '#777777', secondary: '#000000', accent: '#777777' },
  white: { primary: '#ffffff', secondary: '#000000', accent: '#ffffff' },
  black: { primary: '#000000', secondary: '#ffffff', accent: '#000000' },
  red: { primary: '#e5484d', secondary: '#ffffff', accent: '#30a46c' },
  violet: { primary: '#6e56cf', secondary: '#ffffff', accent: '#ab4aba' },
};

function expectReadable(colours: { primary: string; secondary: string; accent: string }, scheme: 'light' | 'dark') {
  const { brand, brandHover, onBrand, brandText, focus } = paletteOf(colours, scheme);
  expect(contrast(brand, onBrand)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(brandHover, onBrand)).toBeGreaterThanOrEqual(4.5);
  const active = mix(grounds[scheme][0], brandText, softShare[scheme]);
  expect(contrast(brandText, active)).toBeGreaterThanOrEqual(4.5);
  for (const ground of grounds[scheme]) {
    expect(contrast(brand, ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(brandText, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(focus, ground)).toBeGreaterThanOrEqual(3);
  }
}

describe.each(Object.entries(tenants))('palette of a %s tenant', { tags: ['F-009', 'D-28'] }, (_name, colours) => {
  it.each(['light', 'dark'] as const)('passes WCAG AA when %s', (scheme) => expectReadable(colours, scheme));

  it('has a dark background for white text and two legible tones on it', { tags: ['I-223'] }, () => {
    const { deep, glow, spark } = deepTones(colours);
    expect(contrast(deep, '#ffffff')).toBeGreaterThanOrEqual(11);
    for (const tone of [glow, spark]) expect(contrast(tone, deep)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('palette of any tenant', { tags: ['D-28'] }, () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

  it('passes WCAG AA in both themes', () => {
    fc.assert(
      fc.property(colour, colour, fc.constantFrom('light', 'dark'), (primary, accent, scheme) => {
        expectReadable({ primary, secondary: '#000000', accent }, scheme as 'light' | 'dark');
      }),
      { numRuns: 300, seed: 28 },
    );
  });
});
