/** The value that `n` of the values (from 1) are not below. Moves the values about; takes time as there are values. */
export function nthLargest(values: Float64Array, n: number): number {
  let low = 0;
  let high = values.length - 1;
  const wanted = n - 1;
  while (low < high) {
    const pivot = values[(low + high) >> 1] as number;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((values[left] as number) > pivot) left++;
      while ((values[right] as number) < pivot) right--;
      if (left > right) break;
      const kept = values[left] as number;
      values[left++] = values[right] as number;
      values[right--] = kept;
    }
    if (wanted <= right) high = right;
    else if (wanted >= left) low = left;
    else break;
  }
  return values[wanted] as number;
}
