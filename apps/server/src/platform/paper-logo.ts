import type { BrandPicture } from './brand-picture-files.ts';

/** A tenant's mark as a paper takes it: text through and through, so that it comes whole into a thread. */
export type PaperLogo = { svg: string } | { image: string };

export function paperLogo(picture: BrandPicture): PaperLogo {
  const { type, content } = picture;
  return type === 'png'
    ? { image: `data:image/png;base64,${content.toString('base64')}` }
    : { svg: content.toString() };
}
