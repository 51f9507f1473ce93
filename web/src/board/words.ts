/** English words for the places, until the page brings its own. */
const WORDS: Record<string, string> = {
  grain: "Harvest", family: "Family", crafts: "Crafts", market: "Market", travel: "Travel", council: "Council", church: "Church",
  inn: "Inn", well: "Well", graves: "Churchyard", chronicle: "Chronicle", wainwright: "Wainwright", stables: "Stables",
  office: "Office", smithy: "Smithy", mill: "Mill", brewery: "Brewery", rival: "The rival", beside: "Beside her board",
  waiting: "Waiting on the church", served: "Customers", first: "Starts", reserve: "Not yet born", village: "The village",
  greenbag: "Green bag", prestige: "Prestige", customer: "Customers served", round: "Round",
};

export function english(id: string): string {
  if (id.startsWith("card-")) return id.slice(5).split("_").map((part) => part[0]?.toUpperCase() + part.slice(1)).join(" ");
  return WORDS[id] ?? id;
}
