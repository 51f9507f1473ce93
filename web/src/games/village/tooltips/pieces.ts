// Members, cubes, and things on farms and in the supply.
import { COLOURS, RIVAL } from "../constants";
import { lifeOf, farmTopic } from "./farm";
import { titleOf, topic, wordOf, type TopicContext, type Topic, type Topics } from "./topic";
import { capitalize } from "../labels";

const cubeOf = ({ text }: TopicContext, colour: string) => capitalize(text.say(`word-${colour}`, {}, "cube"));

function cube([, colour = ""]: string[], context: TopicContext): Topic {
  const plague = colour === "plague";
  const words = { colour, time: context.tables.village.members.plague_time };
  return topic(cubeOf(context, colour), plague ? "plague" : "cube", "V-TRN-2", words);
}

/** Cubes of a colour on a farm or in the supply. */
function influence(colour: string, context: TopicContext): Topic {
  if (colour === "plague")
    return topic(cubeOf(context, colour), "plagues", "V-RND-1", { time: context.tables.village.members.plague_time });
  return topic(cubeOf(context, colour), "influence", "V-PAY-1", { colour });
}

function figure([seat = "0", place = "", ...more]: string[], context: TopicContext): Topic {
  const who = Number(seat) === RIVAL ? titleOf(context, "rival") : (context.names[Number(seat)] ?? "");
  const generation = Number(more.at(-1));
  const words = { who, generation, place: context.text.word(place) };
  return topic(context.text.say("page-member", { who, generation }), "member", "V-DTH-1", words);
}

const thing = ([name = ""]: string[], context: TopicContext): Topic | null =>
  COLOURS.includes(name) ? influence(name, context) : farmTopic(name, context);

export const PIECES: Topics = {
  cube,
  figure,
  thing,
  own: thing,
  stock: thing,
  member: ([place = "", generation = "1"], context) => figure([String(context.seat), place, generation], context),
  pay: (parts, context) => topic(wordOf(context, parts.join(".")), "pay", "V-PAY-2"),
  farm: ([seat = "0"], context) => topic(context.names[Number(seat)] ?? "", "farm", "V-SET-3", who(seat, context)),
  life: ([seat = "0"], context) => lifeOf(Number(seat), context),
};

const who = (seat: string, { names }: TopicContext) => ({ who: names[Number(seat)] ?? "" });
