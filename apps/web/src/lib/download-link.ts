/** Downloads a file that the server serves under a link, with the name that the server gives it. */
export function downloadLink(href: string): void {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.download = '';
  anchor.click();
}
