// Every game to its end by bots, told as JSON.
import { CloverleafError, Game, games, load, verify } from "cloverleaf";

const SEED = "5a".repeat(32);

function refused(call) {
  try {
    call();
    return undefined;
  } catch (error) {
    return { ours: error instanceof CloverleafError, text: error.message, problem: error.problem };
  }
}

function played({ id, seats }) {
  const sitters = Array.from({ length: seats[0] }, (_, seat) => ({ name: `Bot ${seat + 1}`, bot: "learner" }));
  const game = new Game({ game: id, sitters }, SEED);
  const opening = game.picture().svg;
  game.playBots();
  const record = game.record();
  const lines = record.trimEnd().split("\n");
  const cut = [...lines.slice(0, -4), ...lines.slice(-3)].join("\n");
  return {
    id,
    now: game.now(),
    verified: verify(record),
    broken: refused(() => verify(`${cut}\n`)),
    pictures: [opening, game.picture().svg],
    again: new Game({ game: id, sitters }, { record }).now(),
  };
}

const early = refused(() => games());
await load();
console.log(JSON.stringify({ early, played: games().map(played) }));
