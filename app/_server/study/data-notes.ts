import type { Configuration } from "@/lib/study/configuration/configuration";
import { remainsDays } from "@/lib/study/run-view";
import { partaking } from "@/messages/partaking";

/** Follows the settings, so that the text cannot promise what the server does not do. */
export function dataNotes({ recruitment, rights, consent, team }: Configuration): string[] {
  const data = partaking.data;
  const { recruiter } = recruitment;
  const date = new Date(rights.retainUntil).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
  return [
    [
      data.stored,
      recruiter === "none" ? "" : data.recruiter({ name: partaking.recruiters[recruiter] }),
      data.before,
    ].join(" "),
    `${data.leave({ days: remainsDays, recruited: recruiter !== "none" })} ${data.kept({ date })}`,
    `${data.basis({ basis: consent.legalBasis })} ${data.rights({ contact: team.contact, complaints: consent.complaints })}`,
  ];
}
