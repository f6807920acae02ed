/**
 * Returns the nth largest value (n from 1 to the number of values) in linear time on average, by quickselect.
 * Reorders `values` in place.
 */
export function nthLargest(values: Float64Array, n: number): number {
  let low = 0;
  let high = values.length - 1;
  const wanted = n - 1;
  while (low < high) {
    const pivot = values[(low + high) >> 1] ?? 0;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((values[left] ?? 0) > pivot) left++;
      while ((values[right] ?? 0) < pivot) right--;
      if (left > right) break;
      const swapped = values[left] ?? 0;
      values[left++] = values[right] ?? 0;
      values[right--] = swapped;
    }
    if (wanted <= right) high = right;
    else if (wanted >= left) low = left;
    else break;
  }
  return values[wanted] ?? 0;
}
