import type { Plugin } from 'vite';

/** Modules of zod that describe a schema as a JSON schema; each schema refers to them, so that no bundler leaves them out. */
const jsonSchemas = /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;
const declaresCalls = (id: string) => id.includes('/packages/domain/src/') && id.endsWith('.api.ts');
const summary = /^ +summary:\s*(?:'(?:[^'\\\n]|\\.)*'|`[^`]*`),\n/gm;

/** Leaves out of the browser what only the server's API document needs: summaries of calls, and JSON schemas. */
export function withoutApiDocument(): Plugin {
  return {
    name: 'without-api-document',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (declaresCalls(id)) return { code: code.replace(summary, ''), map: null };
      if (!jsonSchemas.test(id)) return;
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
      const stub = names.map((name) => `export const ${name} = () => undefined;`);
      // `process` is exported under a name that a constant of its own would hide.
      if (code.includes('export { processSchema as process }')) stub.push('export { processSchema as process };');
      return { code: stub.join('\n'), map: null };
    },
  };
}
