declare module "jstat" {
  interface Distribution {
    cdf(x: number, ...parameters: number[]): number;
    inv(p: number, ...parameters: number[]): number;
  }
  interface Discrete {
    pdf(count: number, ...parameters: number[]): number;
  }
  type Continuous = { normal: Distribution; studentt: Distribution; noncentralt: Distribution };
  const jstat: { jStat: Continuous & { binomial: Discrete } };
  export default jstat;
}
