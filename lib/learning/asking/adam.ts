/** Adam (Kingma and Ba 2015) over a list of numbers, changed in place. */
export function createAdam(size: number, rate: number): (values: Float64Array, slopes: Float64Array) => void {
  const [keepMean, keepSquare, tiny] = [0.9, 0.999, 1e-8];
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  let step = 0;
  return (values, slopes) => {
    step++;
    const [meanScale, squareScale] = [1 - keepMean ** step, 1 - keepSquare ** step];
    for (let index = 0; index < size; index++) {
      const slope = slopes[index] ?? 0;
      mean[index] = keepMean * (mean[index] ?? 0) + (1 - keepMean) * slope;
      square[index] = keepSquare * (square[index] ?? 0) + (1 - keepSquare) * slope * slope;
      const change = (mean[index] ?? 0) / meanScale / (Math.sqrt((square[index] ?? 0) / squareScale) + tiny);
      values[index] = (values[index] ?? 0) - rate * change;
    }
  };
}
