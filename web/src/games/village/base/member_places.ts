/** What the page says about a place of members, by its name. */
export interface MemberPlace {
  like: RegExp;
  icon: string;
  /** The deed of a member who goes there, in the story of the family; by default, they learn a craft. */
  deed?: string;
  /** Its action space. */
  space?: string;
  /** Whether every seat has a place of this name. */
  perSeat?: true;
}

/** Every place that is not listed is a craft building. */
export const MEMBER_PLACES: MemberPlace[] = [
  { like: /^council1$/, icon: "steps", deed: "council", space: "council" },
  { like: /^council\d$/, icon: "steps", deed: "rise", space: "council" },
  { like: /^window\d$/, icon: "window", space: "church" },
  { like: /^bag$/, icon: "window", deed: "bag", space: "church" },
  { like: /^(north|south)\d$/, icon: "wagon", deed: "city", space: "travel" },
  { like: /^farm$/, icon: "person", deed: "", perSeat: true },
  { like: /^reserve$/, icon: "person", deed: "" },
];
