import { zipSync } from 'fflate';

export interface ZipEntry {
  name: string;
  content: Uint8Array;
  /** Whether deflating makes it smaller; a photo it does not. */
  isText: boolean;
}

/** A ZIP whose entries bear one time. */
export async function packZip({ entries, at }: { entries: readonly ZipEntry[]; at: Date }): Promise<Uint8Array> {
  const zippable = entries.map(({ name, content, isText }) => {
    return [name, [content, { level: isText ? 6 : 0, mtime: at }]] as const;
  });
  return zipSync(Object.fromEntries(zippable) as Parameters<typeof zipSync>[0]);
}
