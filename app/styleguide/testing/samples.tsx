"use client";

import { AnswerView } from "@/components/chat/answer-part";
import { NoticeLine, UserMessage } from "@/components/chat/assistant-message";
import { TurnError, WorkingIndicator } from "@/components/chat/message-list";
import { OwnData } from "@/components/chat/own-data";
import { QuestionCard } from "@/components/chat/question/question-part";
import { RelaxationCard } from "@/components/chat/relaxation/relaxation-card";
import { HistoryList } from "@/components/chat/search/history-list";
import { WishEditor } from "@/components/constraints/editor/wish-editor";
import { Gauge } from "@/components/constraints/gauge/gauge";
import { GaugeNotches } from "@/components/constraints/gauge/gauge-notches";
import { WishChip } from "@/components/constraints/wish-strip";
import { SideDrawing } from "@/components/results/drawing/side-drawing";
import { MarkValue } from "@/components/results/product-facts";
import { ProductList } from "@/components/results/product-list";
import { ScoreBars } from "@/components/results/row-details";
import { Button } from "@/components/ui/button";
import { Logo } from "@/components/ui/logo";
import { ThemeToggle } from "@/components/ui/theme-toggle";
import { levels } from "@/lib/constraints";
import { body, bodyLetGo, budget, budgetUnsure, drive, highway, relaxation, results, yearWish } from "./fixtures";
import {
  answer,
  bodyValues,
  bothGave,
  comparison,
  dropped,
  exhausted,
  loadProducts,
  lockedConflict,
  mileageValues,
  question,
  undecided,
  undecidedYet,
} from "./more-fixtures";
import { Group, NamedSample } from "./sample-group";
import { SearchSamples } from "./search-samples";
import { SiteSamples } from "./site-samples";

const ignore = () => undefined;
const styles = [
  "4dr SUV",
  "2dr SUV",
  "Wagon",
  "4dr Hatchback",
  "Sedan",
  "Coupe",
  "Convertible",
  "Crew Cab Pickup",
  "Extended Cab Pickup",
  "Regular Cab Pickup",
  "Passenger Minivan",
  "Cargo Van",
];
const cards = { relaxed: relaxation, both: bothGave, dropped, undecided, locked: lockedConflict, exhausted };

export function Samples() {
  return (
    <main className="mx-auto max-w-6xl px-6 py-8">
      <h1 className="flex items-center gap-3 text-title">
        <Logo /> Leeway <ThemeToggle className="ml-auto" />
      </h1>
      <Group title="Weight gauge">
        {[...levels].reverse().map((level) => (
          <NamedSample key={level} name={level}>
            <Gauge label="Sample" level={level} onLevel={ignore} onToggleLock={ignore} />
          </NamedSample>
        ))}
        <NamedSample name="locked">
          <Gauge label="Sample" level="must" locked onLevel={ignore} onToggleLock={ignore} />
        </NamedSample>
        <NamedSample name="gave, nice">
          <GaugeNotches notches={1} gaveWay />
        </NamedSample>
        <NamedSample name="gave, prefer">
          <GaugeNotches notches={3} gaveWay />
        </NamedSample>
        <NamedSample name="unsure 2 to 4">
          <GaugeNotches notches={3} unsure={[2, 4]} />
        </NamedSample>
        <NamedSample name="hover at 4">
          <GaugeNotches notches={2} hover={4} />
        </NamedSample>
        <NamedSample name="hover at 2">
          <GaugeNotches notches={4} hover={2} />
        </NamedSample>
        <NamedSample name="off">
          <GaugeNotches notches={0} />
        </NamedSample>
      </Group>
      <Group title="Chips">
        {[yearWish, drive, highway, bodyLetGo, budgetUnsure, body].map((wish) => (
          <WishChip
            key={`${wish.constraint.id}${wish.gaveWay?.action}${wish.constraint.level}`}
            wish={wish}
            animate={false}
            onEdit={ignore}
          />
        ))}
      </Group>
      <Group title="Buttons">
        <Button look="primary">33 is fine</Button>
        <Button>Keep 35</Button>
        <Button look="quiet">Undo</Button>
        <Button look="primary" disabled>
          33 is fine
        </Button>
        <Button disabled>Keep 35</Button>
      </Group>
      <Group title="Body styles">
        {styles.map((style) => (
          <NamedSample key={style} name={style}>
            <SideDrawing style={style} scale={0.6} />
          </NamedSample>
        ))}
      </Group>
      <Group title="Marks">
        <MarkValue mark={{ id: "1", label: "Year", mark: "met", value: "2022", satisfaction: 1, weight: 1 }} />
        <MarkValue
          mark={{ id: "2", label: "Highway", mark: "bent", value: "33", of: "of 35", satisfaction: 1, weight: 1 }}
        />
        <MarkValue mark={{ id: "3", label: "Drive", mark: "missed", value: "FWD", satisfaction: 0, weight: 1 }} named />
        <MarkValue mark={{ id: "4", label: "Power", mark: "unknown", value: "", satisfaction: 0, weight: 1 }} named />
        <div className="w-96">
          <ScoreBars marks={results.cars[0]?.marks ?? []} score={0.81} />
        </div>
      </Group>
      <div className="grid gap-x-10 lg:grid-cols-2">
        {Object.entries(cards).map(([name, card]) => (
          <Group key={name} title={`Card: ${name}`}>
            <div className="w-full">
              <RelaxationCard relaxation={card} open animate={name === "relaxed"} busy={false} onAct={ignore} />
            </div>
          </Group>
        ))}
        <Group title="Question">
          <QuestionCard question={question} open busy={false} onAct={ignore} />
          <QuestionCard question={comparison} open busy={false} onAct={ignore} />
          <AnswerView {...answer} />
          <AnswerView {...answer} cars={answer.cars.slice(0, 1)} rows={[]} />
          <QuestionCard question={undecidedYet} open busy={false} onAct={ignore} />
          <QuestionCard question={question} open={false} busy={false} onAct={ignore} />
        </Group>
        <Group title="Other parts">
          <div className="flex w-full flex-col gap-4">
            <UserMessage act={{ kind: "undo" }} text="Make highway important" status={null} />
            <UserMessage act={{ kind: "words", text: "" }} text="Something with a bit more room" status="stopped" />
            <NoticeLine kind="doubt" text="I can't measure room for animals. SUVs and wagons fit them best." />
            <NoticeLine kind="fallback" text="Read without the language model this time." />
            <NoticeLine kind="failed" text="That value is not in this catalog, so I left the wish as it was." />
            <WorkingIndicator />
            <TurnError offline={false} onRetry={ignore} />
            <TurnError offline onRetry={ignore} />
          </div>
        </Group>
        <Group title="Editor, number">
          <div className="w-full rounded-card border border-line2 bg-raised shadow-float">
            <WishEditor
              wish={highway}
              total={7}
              others={5}
              loadSlot={async () => mileageValues}
              onAct={ignore}
              onClose={ignore}
            />
          </div>
        </Group>
        <Group title="Editor, dollars">
          <div className="w-full rounded-card border border-line2 bg-raised shadow-float">
            <WishEditor
              wish={budget}
              total={7}
              others={5}
              loadSlot={async () => ({ values: [], bars: [] })}
              onAct={ignore}
              onClose={ignore}
            />
          </div>
        </Group>
        <Group title="Editor, words">
          <div className="w-full rounded-card border border-line2 bg-raised shadow-float">
            <WishEditor
              wish={body}
              total={7}
              others={5}
              loadSlot={async () => bodyValues}
              onAct={ignore}
              onClose={ignore}
            />
          </div>
        </Group>
        <Group title="History">
          <div className="w-full">
            <HistoryList
              conversations={[
                {
                  id: "1",
                  title: "All-wheel drive for sure, it snows a lot here",
                  when: "today, 14:20",
                  wishes: "all-wheel drive, up to $24,000",
                  products: 7,
                  saved: true,
                },
              ]}
            />
            <HistoryList conversations={[]} />
            <OwnData
              days={400}
              consents={{ sharesCorrections: false, remembers: true }}
              lasting={["7 or more seats", "not Jeep"]}
              onDeleted={() => undefined}
            />
          </div>
        </Group>
      </div>
      <Group title="No cars">
        <div className="w-full">
          <ProductList
            loadProducts={loadProducts}
            results={{ ...results, total: 0, cars: [], summary: "five wishes" }}
          />
        </div>
      </Group>
      <SearchSamples />
      <SiteSamples />
    </main>
  );
}
