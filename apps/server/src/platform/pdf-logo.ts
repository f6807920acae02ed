import type { BrandPicture } from './brand-picture-files.ts';

/** A tenant's logo for a PDF, as text, so that it can be passed to a thread. */
export type PaperLogo = { svg: string } | { image: string };

export function paperLogo(picture: BrandPicture): PaperLogo {
  const { type, content } = picture;
  return type === 'png'
    ? { image: `data:image/png;base64,${content.toString('base64')}` }
    : { svg: content.toString() };
}
