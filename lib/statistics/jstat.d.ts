declare module "jstat" {
  interface Distribution {
    cdf(x: number, ...parameters: number[]): number;
    inv(p: number, ...parameters: number[]): number;
  }
  const jstat: { jStat: { normal: Distribution; studentt: Distribution; noncentralt: Distribution } };
  export default jstat;
}
