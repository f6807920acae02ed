/** The brand that an e-mail shows. */
export interface MailBrand {
  name: string;
  /** A hexadecimal colour. */
  colour: string;
  /** Address of the logo; null shows the name as text. */
  logo: string | null;
  site: string;
}

interface Mail {
  subject: string;
  text: string;
  brand: MailBrand;
}

/** Renders the plain text of an e-mail as a page in the brand: an address alone in a paragraph becomes a button. */
export async function brandedMail({ subject, text, brand }: Mail): Promise<string> {
  const blocks = text.split(/\n{2,}/).map((block) => block.trim());
  const content = blocks.filter((block) => block !== '' && block !== brand.name).map((block) => blockOf(block, brand));
  // Imported with the first mail: it takes an eighth of the time of all imports.
  const { default: mjml2html } = await import('mjml');
  const { html } = await mjml2html(layout({ subject: escaped(subject), content: content.join('\n'), brand }));
  return html;
}

function layout({ subject, content, brand }: { subject: string; content: string; brand: MailBrand }): string {
  const name = escaped(brand.name);
  const head = brand.logo
    ? `<mj-image src="${escaped(brand.logo)}" alt="${name}" width="160px" align="left" padding="0" />`
    : `<mj-text font-size="20px" font-weight="700" padding="0" color="${brand.colour}">${name}</mj-text>`;
  return `<mjml lang="pt-BR"><mj-head><mj-title>${subject}</mj-title><mj-preview>${subject}</mj-preview>
<mj-attributes><mj-all font-family="Inter, Segoe UI, Helvetica, Arial, sans-serif" />
<mj-text font-size="16px" line-height="1.55" color="#1f2933" padding="0 0 16px" /></mj-attributes></mj-head>
<mj-body background-color="#f3f4f6" width="600px">
<mj-section background-color="${brand.colour}" padding="2px 0" />
<mj-section background-color="#ffffff" padding="28px 28px 12px"><mj-column>${head}</mj-column></mj-section>
<mj-section background-color="#ffffff" padding="12px 28px 20px"><mj-column>
${content}</mj-column></mj-section>
<mj-section padding="16px 28px"><mj-column>
<mj-text font-size="13px" color="#52606d" padding="0">${name} · <a href="${escaped(brand.site)}" style="color:#52606d">${escaped(
    brand.site.replace(/^https?:\/\//, ''),
  )}</a></mj-text></mj-column></mj-section>
</mj-body></mjml>`;
}

function blockOf(block: string, { colour }: MailBrand): string {
  if (/^https?:\/\/\S+$/.test(block)) {
    const link = escaped(block);
    return `<mj-button href="${link}" background-color="${colour}" color="${inkOn(colour)}" align="left" border-radius="8px" font-size="16px" font-weight="600" inner-padding="14px 28px" padding="4px 0 12px">Abrir</mj-button>
<mj-text font-size="13px" color="#52606d">Se o botão não abrir, copie este endereço: <a href="${link}" style="color:#52606d;word-break:break-all">${link}</a></mj-text>`;
  }
  const words = escaped(block)
    .replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)
    .replaceAll('\n', '<br />');
  return `<mj-text>${words}</mj-text>`;
}

/** Returns the text colour with the better contrast on a background (relative luminance of WCAG). */
function inkOn(colour: string): '#ffffff' | '#111111' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#111111' : '#ffffff';
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
