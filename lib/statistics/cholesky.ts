/** Lower triangle in place, row by row. Returns the log determinant, or `null` for a matrix that is not positive. */
export function cholesky(matrix: Float64Array, size: number): number | null {
  let logarithm = 0;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row * size + column] as number;
      for (let k = 0; k < column; k++)
        sum -= (matrix[row * size + k] as number) * (matrix[column * size + k] as number);
      if (row === column) {
        if (!(sum > 1e-12)) return null;
        const root = Math.sqrt(sum);
        matrix[row * size + row] = root;
        logarithm += 2 * Math.log(root);
      } else matrix[row * size + column] = sum / (matrix[column * size + column] as number);
    }
  }
  return logarithm;
}

/** Solves L x = b for each of `width` columns, in place. */
export function forward(lower: Float64Array, size: number, columns: Float64Array, width: number): void {
  for (let row = 0; row < size; row++) {
    for (let k = 0; k < row; k++) {
      const factor = lower[row * size + k] as number;
      if (factor === 0) continue;
      for (let each = 0; each < width; each++) {
        columns[row * width + each] =
          (columns[row * width + each] as number) - factor * (columns[k * width + each] as number);
      }
    }
    const root = lower[row * size + row] as number;
    for (let each = 0; each < width; each++) {
      columns[row * width + each] = (columns[row * width + each] as number) / root;
    }
  }
}

/** Solves A x = b with the lower triangle of A. */
export function solve(lower: Float64Array, size: number, right: Float64Array): Float64Array {
  const values = Float64Array.from(right);
  forward(lower, size, values, 1);
  for (let row = size - 1; row >= 0; row--) {
    let sum = values[row] as number;
    for (let k = row + 1; k < size; k++) sum -= (lower[k * size + row] as number) * (values[k] as number);
    values[row] = sum / (lower[row * size + row] as number);
  }
  return values;
}
