// People, cubes, and what lies on farms and in the supply.
import { COLOURS, RIVAL } from "../looks";
import { lifeOf, named } from "./farm";
import { titled, topic, worded, type Told, type Topic, type Topics } from "./topic";
import { capital } from "../named";

const cubeOf = ({ text }: Told, colour: string) => capital(text.say(`word-${colour}`, {}, "cube"));

function cube([, colour = ""]: string[], told: Told): Topic {
  const plague = colour === "plague";
  const words = { colour, time: told.tables.village.members.plague_time };
  return topic(cubeOf(told, colour), plague ? "plague" : "cube", "V-TRN-2", words);
}

/** Cubes of a colour, wherever they lie. */
function influence(colour: string, told: Told): Topic {
  if (colour === "plague")
    return topic(cubeOf(told, colour), "plagues", "V-RND-1", { time: told.tables.village.members.plague_time });
  return topic(cubeOf(told, colour), "influence", "V-PAY-1", { colour });
}

function figure([seat = "0", place = "", ...more]: string[], told: Told): Topic {
  const who = Number(seat) === RIVAL ? titled(told, "rival") : (told.names[Number(seat)] ?? "");
  const generation = Number(more.at(-1));
  const words = { who, generation, place: told.text.word(place) };
  return topic(told.text.say("page-member", { who, generation }), "member", "V-DTH-1", words);
}

const thing = ([name = ""]: string[], told: Told): Topic | null =>
  COLOURS.includes(name) ? influence(name, told) : named(name, told);

export const PIECES: Topics = {
  cube,
  figure,
  thing,
  own: thing,
  stock: thing,
  member: ([place = "", generation = "1"], told) => figure([String(told.seat), place, generation], told),
  pay: (parts, told) => topic(worded(told, parts.join(".")), "pay", "V-PAY-2"),
  farm: ([seat = "0"], told) => topic(told.names[Number(seat)] ?? "", "farm", "V-SET-3", who(seat, told)),
  life: ([seat = "0"], told) => lifeOf(Number(seat), told),
};

const who = (seat: string, { names }: Told) => ({ who: names[Number(seat)] ?? "" });
