import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunk-groups.ts';
import { compiledAtOnce } from './compiled-at-once.plugin.ts';
import { entrancePages } from './entrance-pages.plugin.ts';
import { landingPages } from './landing-pages.plugin.ts';
import { modulePreload, partLoader } from './part-loader.plugin.ts';
import { precompressed } from './precompressed.plugin.ts';
import { serviceWorker } from './service-worker.plugin.ts';
import { sizeBudget } from './size-budget.plugin.ts';
import { withoutApiDocument } from './without-api-document.plugin.ts';

export default defineConfig({
  plugins: [
    withoutApiDocument(),
    react(),
    tailwind(),
    serviceWorker(),
    landingPages(),
    entrancePages(),
    compiledAtOnce(),
    partLoader(),
    sizeBudget(),
    precompressed(),
  ],
  resolve: {
    alias: [
      { find: /^fflate$/, replacement: fileURLToPath(new URL('src/lib/fflate-without-workers.ts', import.meta.url)) },
    ],
  },
  server: {
    // The host names the tenant, so the API must see the browser's.
    proxy: { '/api': { target: process.env.RESTITUI_API ?? 'http://127.0.0.1:3000', changeOrigin: false } },
  },
  build: {
    chunkSizeWarningLimit: 1000,
    modulePreload,
    rolldownOptions: {
      // jsPDF loads these for HTML and SVG alone, which no document here is made of.
      external: ['canvg', 'html2canvas'],
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
});
