import { test as base } from './server.ts';

/**
 * A test whose browser draws letters in the same widths with each version and each library of fonts: with hinting, the
 * widths are rounded, so that lines break elsewhere.
 */
export const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const fonts = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...fonts] });
    },
    { scope: 'worker' },
  ],
});
