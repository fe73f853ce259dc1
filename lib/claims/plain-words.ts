import { plainTalk } from "@/lib/constraints/trade-words";

/** Words that claim nothing. The sentence's facts must contain any other word. */
const grammar = `a an the this that these those it its i me my mine you your yours we our us they them their he she one ones
and or but so if then than as because since while though although whereas also too either both all every each any anything
everything no not none nothing never neither nor without with within of in on at to from for by up down out off into onto
over under below above between among about around roughly nearly almost near nearest next close closest toward towards through during after
before until unless later earlier still yet already now just even again once here there where when which who whose what how why
is are was were be been being am do does did done doing have has had having can could may might must shall should will would
let lets get gets got getting give gives gave given giving go goes going gone went come comes came coming make makes made
take takes took taken taking put keep keeps kept keeping stay stays leave leaves left leaving remain remains remaining
say says said tell tells told mean means see sees saw look looks looking looked find finds found show shows shown showing
fit fits fitting meet meets met meeting match matches matched matching satisfy satisfies need needs needed want wants wanted
like likes liked love prefer wish wishes wished ask asks asked asking answer answered know knows think thinks try tried
use used help helps helped start starts begin begins bring brings brought add adds added run runs reach reaches reached
cost costs priced offer offers offered call called count counts weigh weighs weighed matter matters mattered
drop drops dropped dropping loosen loosened loosening relax relaxed release released remove removed lift lifted clear
lock locks locked unlock unlocks unlocked change changes changed choose chooses chose chosen pick picks picked select
narrow narrows narrowed narrowing split splits sort sorts decide decides decided depend depends set sets turn turned read
understand understood note noted hear heard be'd i'm i've i'd i'll you'd you'll you're you've it's that's there's here's
they're we're what's let's don't doesn't didn't can't cannot couldn't wouldn't won't isn't aren't wasn't weren't haven't hasn't
something someone anyone other others another else same such own more most less least far further few
much many very quite rather pretty really simply right only together apart instead away back ahead along per plus vs versus
first second third last latest whole lot bit little sort kind way ways thing things part parts time side end top case list
word words message question reason choice choices option options result results catalog search`;

export const plainWords: ReadonlySet<string> = new Set(`${grammar} ${plainTalk}`.split(/\s+/).filter(Boolean));
