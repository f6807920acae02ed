/** Types allowed for uploaded brand pictures. */
export const pictureTypes = { svg: 'image/svg+xml', png: 'image/png' } as const;
export type PictureType = keyof typeof pictureTypes;

/** URL path of uploaded pictures; built-in ones are under /brands. */
export const pictureAddress = '/api/tenants/pictures/';

/** Returns the picture's key in the file storage. */
export const pictureKey = (name: string) => `brands/${name}`;

/** Returns a name made of the tenant and a hash of the content, so that changed content has a new name. */
export function pictureName(tenant: string, hash: string, type: PictureType): string {
  return `${tenant}-${hash.slice(0, 32)}.${type}`;
}

/** Returns the type of a picture by its name; undefined for any other name. */
export function pictureTypeOf(name: string): PictureType | undefined {
  return /^[0-9A-Z]{14}-[0-9a-f]{32}\.(svg|png)$/.exec(name)?.[1] as PictureType | undefined;
}
