import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

const projects = base.projects?.filter(({ name }) => name === 'pictures');

/** `npm run pictures`: its server fills the demonstration at a fixed time, so that none is prepared. */
export default defineConfig({ ...base, projects, globalSetup: undefined, workers: 1 });
