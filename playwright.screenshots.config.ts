import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run screenshots`: the pictures of the README, in docs/screenshots. */
export default defineConfig({ ...base, testMatch: '*.screenshots.ts', workers: 1 });
