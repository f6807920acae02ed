import type { Rolldown } from 'vite';
import type { BuiltFile } from './size-budget.ts';

/** Returns the files of a build with what each imports at once. */
export function builtFiles(bundle: Rolldown.OutputBundle): Map<string, BuiltFile> {
  const files = new Map<string, BuiltFile>();
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type === 'asset') files.set(name, { name, content: file.source, imports: [] });
    else {
      const imports = [...file.imports, ...(file.viteMetadata?.importedCss ?? [])];
      files.set(name, { name, content: file.code, imports });
    }
  }
  return files;
}

/** Returns the name of the built file of a module, such as `/sign-in.page.tsx`. */
export function chunkOf(module: string, bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!found) throw new Error(`The build has no file of ${module}.`);
  return found.fileName;
}
