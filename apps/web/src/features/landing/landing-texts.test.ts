import { landingVariant } from '@restitui/domain/tenants/branding-edit.ts';
import { describe, expect, it } from 'vitest';
import { landingTexts } from './landing-texts.ts';

describe('C-34 D-42 what a landing page says', () => {
  it('F-027 F-028 each of the five says something of its own, and the generic one as well', () => {
    const five = landingVariant.options.map((landing) => landingTexts({ landing, local: false }));
    const all = [...five, landingTexts({ landing: 'd', local: true })];
    for (const part of ['headline', 'lead', 'about'] as const) {
      expect(new Set(all.map((texts) => texts[part])).size).toBe(6);
    }
  });

  it('a consultancy shows its own page on this machine too', () => {
    expect(landingTexts({ landing: 'k', local: true })).toBe(landingTexts({ landing: 'k', local: false }));
  });
});
