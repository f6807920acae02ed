import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { landingPages } from './landing-pages.plugin.ts';
import { serviceWorker } from './service-worker.plugin.ts';
import { sizeBudget } from './size-budget.plugin.ts';

/** One file instead of seventy: each request costs browser and server milliseconds, however small it is. */
const firstLoad = { name: 'app', tags: ['$initial' as const], priority: 1 };

/** An icon has a quarter of a kilobyte: those that three pages or more show are one file. */
const icons = { name: 'icons', test: /lucide-react.dist.esm.icons/, minShareCount: 3 };

/** Small modules of our own that eight pages or more use are one file, which the first of these pages brings along. */
const shared = { name: 'shared', test: /src.(ui|lib)|packages.domain/, minShareCount: 8, maxModuleSize: 2500 };

export default defineConfig({
  plugins: [react(), tailwind(), serviceWorker(), landingPages(), sizeBudget()],
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
    rolldownOptions: {
      // jsPDF loads these for HTML and SVG alone, which no document here is made of.
      external: ['canvg', 'html2canvas'],
      output: { codeSplitting: { groups: [firstLoad, icons, shared] } },
    },
  },
});
