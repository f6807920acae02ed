import { zipSync } from 'fflate';

export interface ZipEntry {
  name: string;
  content: Uint8Array;
  /** True for content that deflate makes smaller; photos are not. */
  isText: boolean;
}

/** Builds a ZIP whose entries all have the given time. */
export async function packZip({ entries, at }: { entries: readonly ZipEntry[]; at: Date }): Promise<Uint8Array> {
  const zippable = entries.map(({ name, content, isText }) => {
    return [name, [content, { level: isText ? 6 : 0, mtime: at }]] as const;
  });
  return zipSync(Object.fromEntries(zippable) as Parameters<typeof zipSync>[0]);
}
