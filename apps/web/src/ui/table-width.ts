/**
 * Returns the width, as CSS, below which a table scrolls sideways in its own frame.
 * @param columns with their widths in rem; one without a width is the name and gets `nameWidth`
 */
export function tableWidth(columns: readonly { width?: string }[], nameWidth: number): string {
  const widths = columns.map(({ width }) => (width === undefined ? nameWidth : Number.parseFloat(width)));
  return `${widths.reduce((sum, width) => sum + width, 0)}rem`;
}
