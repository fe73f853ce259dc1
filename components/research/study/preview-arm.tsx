"use client";

import { useId, useState } from "react";
import { ActButton } from "@/components/research/act-button";

interface PreviewArmProps {
  path: string;
  arms: readonly string[];
  scenarios: readonly { id: string; title: string }[];
}

/** Which arm to look at, with which scenario first. */
export function PreviewArm({ path, arms, scenarios }: PreviewArmProps) {
  const [condition, setCondition] = useState(arms[0] ?? "");
  const [scenario, setScenario] = useState(scenarios[0]?.id ?? "");
  return (
    <div className="mt-3 flex flex-wrap items-end gap-3">
      <Pick label="Arm" value={condition} onPick={setCondition} of={arms.map((id) => ({ id, title: id }))} />
      <Pick label="First scenario" value={scenario} onPick={setScenario} of={scenarios} />
      <ActButton path={path} body={{ condition, scenario, what: "run" }} label="Preview a whole run" goTo="/study/" />
      <ActButton path={path} body={{ condition, scenario, what: "search" }} label="Preview a search" goTo="/c/" />
    </div>
  );
}

interface PickProps {
  label: string;
  value: string;
  onPick: (id: string) => void;
  of: readonly { id: string; title: string }[];
}

function Pick({ label, value, onPick, of }: PickProps) {
  const field = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={field} className="block text-small text-ink2">
        {label}
      </label>
      <select
        id={field}
        value={value}
        onChange={(event) => onPick(event.currentTarget.value)}
        className="mt-1 min-h-9 max-w-full rounded-card border border-edge bg-raised px-2 pointer-coarse:min-h-11"
      >
        {of.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}
