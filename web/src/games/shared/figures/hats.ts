import { HATS as SEATS } from "$app/components/hats";

/** The hats of the seats, then the veil of a rival without a seat. */
export const HATS = [...SEATS, "M-10-14C-14-38 14-38 10-14L6.500-17C9-32-9-32-6.500-17z"];
