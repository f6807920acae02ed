import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `npm run pictures`: its server fills the demonstration at a fixed time, so that none is prepared. */
export default defineConfig({ ...base, testMatch: 'pictures.spec.ts', globalSetup: undefined, workers: 1 });
