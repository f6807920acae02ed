/** What brand pictures that were sent in may be. */
export const pictureTypes = { svg: 'image/svg+xml', png: 'image/png' } as const;
export type PictureType = keyof typeof pictureTypes;

/** Where they are served; those that ship lie under /brands. */
export const pictureAddress = '/api/tenants/pictures/';

/** Where they lie in the file storage. */
export const pictureKey = (name: string) => `brands/${name}`;

/** Names are made of the tenant and the content: another content has another name. */
export function pictureName(tenant: string, hash: string, type: PictureType): string {
  return `${tenant}-${hash.slice(0, 32)}.${type}`;
}

/** The type of a picture by its name; undefined for what is no such name. */
export function pictureTypeOf(name: string): PictureType | undefined {
  return /^[0-9A-Z]{14}-[0-9a-f]{32}\.(svg|png)$/.exec(name)?.[1] as PictureType | undefined;
}
