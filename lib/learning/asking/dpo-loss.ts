export interface PreferenceLoss {
  loss: number;
  /** Slope by the margin of the policy. */
  slope: number;
}

/**
 * Direct preference optimisation (Rafailov et al. 2023): -log sigmoid(beta x (margin - reference margin)), a margin being
 * log p(chosen) - log p(rejected) under the policy or under the frozen reference.
 */
export function dpoLoss(margin: number, referenceMargin: number, beta: number): PreferenceLoss {
  const lead = beta * (margin - referenceMargin);
  const loss = lead >= 0 ? Math.log1p(Math.exp(-lead)) : -lead + Math.log1p(Math.exp(lead));
  return { loss, slope: -beta / (1 + Math.exp(lead)) };
}
