"use client";

import { useState } from "react";
import { ActButton } from "@/components/research/act-button";
import { ChoiceField } from "@/components/research/labelled-field";

interface PreviewArmProps {
  path: string;
  arms: readonly string[];
  scenarios: readonly { id: string; title: string }[];
}

export function PreviewArm({ path, arms, scenarios }: PreviewArmProps) {
  const [condition, setCondition] = useState(arms[0] ?? "");
  const [scenario, setScenario] = useState(scenarios[0]?.id ?? "");
  return (
    <div className="mt-3 flex flex-wrap items-end gap-3">
      <ChoiceField label="Arm" value={condition} onPick={setCondition} choices={arms} />
      <ChoiceField label="First scenario" value={scenario} onPick={setScenario} choices={scenarios} />
      <ActButton path={path} body={{ condition, scenario, what: "run" }} label="Preview a whole run" goTo="/study/" />
      <ActButton path={path} body={{ condition, scenario, what: "search" }} label="Preview a search" goTo="/c/" />
    </div>
  );
}
