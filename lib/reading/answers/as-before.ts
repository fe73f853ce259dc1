const asBefore =
  /^(?:(?:just|make it|keep it|i'?ll take|let'?s do|please|ok(?:ay)?,?|yes,?|the) )*same (?:again|as (?:before|last time|always|usual|i said(?: before)?)|thing(?: again)?|ones?(?: again)?)(?: please)?[.!]?$|^(?:like|as) (?:last time|before|usual|always)(?: please)?[.!]?$/;

export function saysAsBefore(text: string): boolean {
  return asBefore.test(text.trim().toLowerCase().replaceAll("’", "'"));
}
