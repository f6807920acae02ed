import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

const projects = base.projects?.filter(({ name }) => name === 'chromium');

/** `npm run screenshots`: the pictures of the README, in docs/screenshots. */
export default defineConfig({ ...base, projects, testMatch: '*.screenshots.ts', workers: 1 });
